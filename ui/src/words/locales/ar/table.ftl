### The table: what the game says before any window is opened.
###
### CARD($card) and PILE($pile) name a card and a pile. The names are definite by themselves.
### CARD($card, case: "above") is 'on it', which follows the card's gender.
### Codes and Latin names stand between U+2068 and U+2069: they run from left to right.

title = Jeu du Boulanger

## Cards and piles

card-AS = آس البستوني
    .above = فوقه
card-2S = اثنين البستوني
    .above = فوقها
card-3S = ثلاثة البستوني
    .above = فوقها
card-4S = أربعة البستوني
    .above = فوقها
card-5S = خمسة البستوني
    .above = فوقها
card-6S = ستة البستوني
    .above = فوقها
card-7S = سبعة البستوني
    .above = فوقها
card-8S = ثمانية البستوني
    .above = فوقها
card-9S = تسعة البستوني
    .above = فوقها
card-TS = عشرة البستوني
    .above = فوقها
card-JS = ولد البستوني
    .above = فوقه
card-QS = ملكة البستوني
    .above = فوقها
card-KS = ملك البستوني
    .above = فوقه
card-AH = آس القلوب
    .above = فوقه
card-2H = اثنين القلوب
    .above = فوقها
card-3H = ثلاثة القلوب
    .above = فوقها
card-4H = أربعة القلوب
    .above = فوقها
card-5H = خمسة القلوب
    .above = فوقها
card-6H = ستة القلوب
    .above = فوقها
card-7H = سبعة القلوب
    .above = فوقها
card-8H = ثمانية القلوب
    .above = فوقها
card-9H = تسعة القلوب
    .above = فوقها
card-TH = عشرة القلوب
    .above = فوقها
card-JH = ولد القلوب
    .above = فوقه
card-QH = ملكة القلوب
    .above = فوقها
card-KH = ملك القلوب
    .above = فوقه
card-AD = آس الديناري
    .above = فوقه
card-2D = اثنين الديناري
    .above = فوقها
card-3D = ثلاثة الديناري
    .above = فوقها
card-4D = أربعة الديناري
    .above = فوقها
card-5D = خمسة الديناري
    .above = فوقها
card-6D = ستة الديناري
    .above = فوقها
card-7D = سبعة الديناري
    .above = فوقها
card-8D = ثمانية الديناري
    .above = فوقها
card-9D = تسعة الديناري
    .above = فوقها
card-TD = عشرة الديناري
    .above = فوقها
card-JD = ولد الديناري
    .above = فوقه
card-QD = ملكة الديناري
    .above = فوقها
card-KD = ملك الديناري
    .above = فوقه
card-AC = آس السباتي
    .above = فوقه
card-2C = اثنين السباتي
    .above = فوقها
card-3C = ثلاثة السباتي
    .above = فوقها
card-4C = أربعة السباتي
    .above = فوقها
card-5C = خمسة السباتي
    .above = فوقها
card-6C = ستة السباتي
    .above = فوقها
card-7C = سبعة السباتي
    .above = فوقها
card-8C = ثمانية السباتي
    .above = فوقها
card-9C = تسعة السباتي
    .above = فوقها
card-TC = عشرة السباتي
    .above = فوقها
card-JC = ولد السباتي
    .above = فوقه
card-QC = ملكة السباتي
    .above = فوقها
card-KC = ملك السباتي
    .above = فوقه

pile-column = العمود { $number }
pile-cell = الخانة { $number }
pile-foundation-S = أساس البستوني
pile-foundation-H = أساس القلوب
pile-foundation-D = أساس الديناري
pile-foundation-C = أساس السباتي

## The table, as it is read out

table = الطاولة
card-top-of-column = { CARD($card) }، في أعلى { PILE($pile) }
card-in-column = { CARD($card) }، في { PILE($pile) }، { $above ->
    [zero] في أعلاه
    [one] تحت ورقة واحدة
    [two] تحت ورقتين
    [few] تحت { $above } أوراق
    [many] تحت { $above } ورقة
   *[other] تحت { $above } ورقة
  }
card-can-go = { $place }، ويمكن النقل إلى { $piles }
goes-to = { PILE($pile) }
goes-to-empty-column = عمود فارغ
goes-to-empty-cell = خانة فارغة
card-in-cell = { CARD($card) }، في { PILE($pile) }
card-home = { CARD($card) }، على { PILE($pile) }
pile-empty-column = { PILE($pile) } فارغ
pile-empty-cell = { PILE($pile) } فارغة
pile-empty-foundation = { $suit ->
    [S] أساس البستوني فارغ
    [H] أساس القلوب فارغ
    [D] أساس الديناري فارغ
   *[C] أساس السباتي فارغ
  }
pile-with-cards = { $kind ->
    [column] العمود { $number }، { $count ->
        [zero] وهو فارغ
        [one] وفيه ورقة واحدة
        [two] وفيه ورقتان
        [few] وفيه { $count } أوراق
        [many] وفيه { $count } ورقة
       *[other] وفيه { $count } ورقة
      }
    [cell] الخانة { $number }، وفيها { CARD($card) }
   *[foundation] { PILE($pile) }، وعليه { CARD($card) }
  }

move-to-title = نقل { CARD($card) } إلى…
move-to-title-run = نقل { CARD($card) } { $others ->
    [zero] وحدها
    [one] والورقة التي { CARD($card, case: "above") }
    [two] والورقتين اللتين { CARD($card, case: "above") }
    [few] و{ $others } أوراق { CARD($card, case: "above") }
    [many] و{ $others } ورقة { CARD($card, case: "above") }
   *[other] و{ $others } ورقة { CARD($card, case: "above") }
  } إلى…

zone-column = الأعمدة
zone-cell = الخانات
zone-foundation = الأساسات

## What has happened, for those who listen

told-move = { CARD($card) } إلى { PILE($pile) }
told-move-run = { CARD($card) } { $others ->
    [zero] وحدها
    [one] والورقة التي { CARD($card, case: "above") }
    [two] والورقتان اللتان { CARD($card, case: "above") }
    [few] و{ $others } أوراق { CARD($card, case: "above") }
    [many] و{ $others } ورقة { CARD($card, case: "above") }
   *[other] و{ $others } ورقة { CARD($card, case: "above") }
  } إلى { PILE($pile) }
told-undone = تراجع: عودة { CARD($card) } إلى { PILE($pile) }
told-more = { $moves ->
    [zero] لم تُلعب أي حركة
    [one] لُعبت حركة واحدة
    [two] لُعبت حركتان
    [few] لُعبت { $moves } حركات
    [many] لُعبت { $moves } حركة
   *[other] لُعبت { $moves } حركة
  }
told-fewer = { $moves ->
    [zero] لا تراجع عن أي حركة
    [one] تراجع عن حركة واحدة
    [two] تراجع عن حركتين
    [few] تراجع عن { $moves } حركات
    [many] تراجع عن { $moves } حركة
   *[other] تراجع عن { $moves } حركة
  }
told-restarted = وُزّعت الأوراق نفسها من جديد
told-dealt = وُزّعت أوراق اللعبة {"\u2068"}{ $code }{"\u2069"}

## Bars

bar-status = اللعبة
bar-tools = الأدوات
bar-time = الوقت
bar-moves = الحركات
bar-score = النقاط
bar-code = نسخ رمز اللعبة {"\u2068"}{ $code }{"\u2069"}
tool-undo = تراجع
tool-redo = إعادة
tool-hint = تلميح
tool-play = تنفيذ
tool-finish = إكمال
tool-go-back = رجوع
tool-stop = إيقاف
tool-new-game = لعبة جديدة
menu-bar-new-game = لعبة جديدة
tool-menu = القائمة
mark-winnable = الفوز ممكن
mark-lost = لا يمكن الفوز من هنا
mark-lost-short = تعذّر الفوز
close = إغلاق

## Why a move or a wish is refused

refusal-not-liftable = هذه الورقة أعمق من أن تُنقل.
refusal-card-is-home = الورق الذي بلغ الأساس يبقى عليه.
refusal-same-pile = الورقة في هذا المكان أصلًا.
refusal-wrong-suit = لا توضع هناك إلا ورقة من الشكل نفسه.
refusal-wrong-rank = لا توضع هناك إلا الورقة الأدنى بدرجة واحدة.
refusal-cell-taken = في هذه الخانة ورقة أصلًا.
refusal-cell-not-in-play = هذه الخانة غير مستخدمة في هذه اللعبة.
refusal-one-card-only = لا توضع هناك إلا ورقة واحدة.
refusal-foundation-other-suit = هذا الأساس لشكل آخر.
refusal-foundation-not-next = الورقة التالية على هذا الأساس هي { CARD($needs) }.
refusal-run-too-long = { $most ->
    [zero] لا يمكن نقل أي ورقة إلى هناك الآن.
    [one] لا يمكن نقل أكثر من ورقة واحدة إلى هناك الآن.
    [two] لا يمكن نقل أكثر من ورقتين إلى هناك الآن.
    [few] لا يمكن نقل أكثر من { $most } أوراق إلى هناك الآن.
    [many] لا يمكن نقل أكثر من { $most } ورقة إلى هناك الآن.
   *[other] لا يمكن نقل أكثر من { $most } ورقة إلى هناك الآن.
  }
refusal-nowhere-to-go = لا مكان لهذه الورقة الآن.
refusal-nothing-to-undo = لا توجد حركة للتراجع عنها.
refusal-nothing-to-redo = لا توجد حركة لإعادتها.
refusal-no-former-game = لا توجد لعبة سابقة.
refusal-nothing-to-restart = لم تُنقل أي ورقة بعد.
refusal-nothing-to-finish = لا يمكن بعد رفع كل ما بقي من الورق إلى الأساسات مباشرة.
refusal-nowhere-to-go-back = لا يوجد وضع يمكن الرجوع إليه.
refusal-no-solution = لم يعد الفوز ممكنًا من هذا الوضع.
refusal-not-known-yet = لا يُعرف بعد طريق الفوز من هنا.

## Hints, the solution, and what is proven

stuck = لم يعد بالإمكان نقل أي ورقة.
hint-thinking = جارٍ التفكير…
hint-move = انقل { CARD($card) } إلى { PILE($pile) }.
hint-move-run = انقل { CARD($card) } { $others ->
    [zero] وحدها
    [one] والورقة التي { CARD($card, case: "above") }
    [two] والورقتين اللتين { CARD($card, case: "above") }
    [few] و{ $others } أوراق { CARD($card, case: "above") }
    [many] و{ $others } ورقة { CARD($card, case: "above") }
   *[other] و{ $others } ورقة { CARD($card, case: "above") }
  } إلى { PILE($pile) }.
solution-begins = يُعرض الحل الآن حركةً بعد حركة، ولا يُحسب فوزًا. المس أي مكان لإيقافه.
solution-over = هذه إحدى طرق الفوز.

## Notices

notice-copy-used = كانت اللعبة المحفوظة تالفة، فاستُخدمت نسخة سليمة منها ووُضع الملف التالف جانبًا.
notice-started-afresh = كانت اللعبة المحفوظة تالفة ولا يمكن استخدامها، فوُضعت جانبًا. هذه لعبة جديدة.
notice-game-newer = اللعبة المحفوظة من إصدار أحدث من التطبيق، فوُضعت جانبًا لذلك الإصدار.
notice-settings-copy-used = كانت الإعدادات المحفوظة تالفة، فاستُخدمت نسخة سليمة منها ووُضع الملف التالف جانبًا.
notice-settings-reset = كانت الإعدادات المحفوظة تالفة، فوُضعت جانبًا.
notice-settings-newer = الإعدادات المحفوظة من إصدار أحدث من التطبيق، فوُضعت جانبًا لذلك الإصدار.
notice-open-elsewhere = اللعبة مفتوحة بالفعل في نافذة أخرى. ما تلعبه في هذه النافذة لا يُحفظ.
notice-not-saved = لا يمكن حفظ اللعبة الآن. يمكنك متابعتها، لكنها ستضيع عند إغلاقها.
notice-saved-again = أصبح حفظ اللعبة ممكنًا من جديد.
error-internal = حدث خطأ ما. بقيت اللعبة كما كانت.

## Codes

code-copied = نُسخ رمز اللعبة {"\u2068"}{ $code }{"\u2069"}.
code-not-copied = تعذّر نسخ رمز اللعبة، وهو {"\u2068"}{ $code }{"\u2069"}.
