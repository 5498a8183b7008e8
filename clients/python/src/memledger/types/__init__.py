"""What requests take and answers have, as they are in JSON. Answers of newer servers may have more fields."""

from .checkpoints import *
from .extraction import *
from .facts import *
from .ledger import *
from .memories import *
from .runs import *
from .threads import *
from .user_context import *
