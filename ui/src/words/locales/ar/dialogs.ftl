### The windows over the table. Cards and piles are named in table.ftl.

## A game that can’t be won any more

lost-title = لا يمكن الفوز من هنا
lost-why = أيًّا كانت الحركات التالية، ستبقى أوراق على الطاولة. هذا مُثبَت.
lost-deal = لم يكن الفوز بهذه التوزيعة ممكنًا من الأصل. هذا مُثبَت.
lost-back = الرجوع إلى آخر وضع يمكن الفوز منه ({ $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves }{"\u00A0"}حركات
    [many] { $moves }{"\u00A0"}حركة
   *[other] { $moves }{"\u00A0"}حركة
  })
lost-new-game = لعبة جديدة
lost-restart = من البداية
lost-former-game = اللعبة السابقة
lost-go-on = متابعة

## What is wrong with a game code

code-error-no-code = لا يوجد رمز لعبة في هذا النص.
code-error-unknown-version = رموز الإصدار {"\u2068"}{ $version }{"\u2069"} غير معروفة هنا.
code-error-bad-cell-count = عدد الخانات الحرة { $counts }، وليس { $count }.
code-error-bad-symbol = «{"\u2068"}{ $symbol }{"\u2069"}» لا يُستخدم في رموز اللعبة.
code-error-too-short = هذا الرمز أقصر من اللازم.
code-error-too-long = هذا الرمز أطول من اللازم.
code-error-wrong-check = في هذا الرمز خطأ: آخر حرف أو رقم فيه لا يوافق ما قبله.
code-error-bad-number = توزيعات مايكروسوفت مرقّمة من { $least } إلى { $most }.

## Move to

move-to-column = العمود { $number }، فوق { CARD($onto) }
move-to-empty-column = العمود { $number }، وهو فارغ
move-to-cell = الخانة { $number }
move-to-foundation = { $suit ->
    [S] أساس البستوني
    [H] أساس القلوب
    [D] أساس الديناري
   *[C] أساس السباتي
  }

## Keys and gestures

help-title = المفاتيح والإيماءات
help-gestures = باللمس أو بالفأرة
help-keys = بلوحة المفاتيح، على الطاولة
help-letters = مفاتيح الحروف والأرقام والعلامات
help-letters-off = هذه المفاتيح معطّلة في الإعدادات.
help-tap = نقرة
help-tap-does = ترفع الورقة إلى الأساس إن أمكن، وإلا فتحدّدها. بعد ذلك انقر على المكان الذي تريدها فيه.
help-double-tap = نقرتان
help-double-tap-does = تنقلان الورقة، أو السلسلة، إلى أول مكان يقبلها: أساس، ثم عمود، ثم عمود فارغ، ثم خانة.
help-hold = ضغطة مطوّلة، أو نقرة بالزر الأيمن
help-hold-does = تعرض كل الأماكن الممكنة.
help-drag = سحب
help-drag-does = يحمل الورقة وحدها، أو السلسلة بدءًا منها.
help-tab-does = القسم التالي أو السابق: الأعمدة، الخانات، الأساسات، الأدوات
help-arrows = الأسهم
help-arrows-does = من كومة إلى كومة، ومن ورقة إلى ورقة داخل العمود
help-ends-does = أول كومة أو آخر كومة في القسم
help-enter-does = تحديد، ثم وضع
help-shift-enter-does = ما تفعله النقرتان
help-escape-does = إلغاء التحديد
help-menu-key-does = عرض الأماكن الممكنة للورقة
help-plus-does = إضافة ورقة إلى التحديد أو استبعاد ورقة منه
help-digits-does = تحديد ورقة من ذلك العمود، أو وضعها فيه
help-c-does = تحديد ورقة من خانة، أو وضعها في خانة فارغة
help-f-does = وضع الورقة على الأساس
help-m-does = عرض الأماكن الممكنة للورقة
help-l-does = عرض الحركات الممكنة
help-t-does = وصف الطاولة
help-u-does = تراجع
help-r-does = إعادة
help-h-does = تلميح
help-n-does = لعبة جديدة
help-question-does = عرض هذه المفاتيح

## The table in words, and all moves

read-title = الطاولة
read-column = العمود { $number }، من الأعلى: { $cards }
moves-title = الحركات الممكنة
moves-none = لا يمكن نقل أي ورقة.

## New game

new-game-title = لعبة جديدة
new-game-cells = الخانات الحرة
new-game-cells-4 = كلاسيكي
new-game-cells-2 = صعب
new-game-cells-1 = صعب جدًا
new-game-winnable = توزيعات يمكن الفوز بها فقط
new-game-odds = { $cells ->
    [4] بأربع خانات يمكن الفوز بنحو { $won } توزيعات من كل { $of }
    [2] بخانتين يمكن الفوز بنحو توزيعة واحدة من كل { $of }
   *[1] بخانة واحدة يمكن الفوز بنحو توزيعة واحدة من كل { $of }
  }
new-game-code = أو العب برمز
new-game-code-example = BK1-C4-AAAAA24
new-game-paste = لصق
new-game-paste-by-hand = الصق الرمز في الحقل.
new-game-right-code = { $cells ->
    [zero] هذا الرمز للعبة بلا خانات حرة.
    [one] هذا الرمز للعبة بخانة حرة واحدة.
    [two] هذا الرمز للعبة بخانتين حرتين.
    [few] هذا الرمز للعبة فيها { $cells } خانات حرة.
    [many] هذا الرمز للعبة فيها { $cells } خانة حرة.
   *[other] هذا الرمز للعبة فيها { $cells } خانة حرة.
  }
new-game-present = هذه اللعبة
new-game-copy = نسخ
new-game-share = مشاركة
share-text = جرّب هذه التوزيعة من {"\u2068"}Jeu du Boulanger{"\u2069"}: {"\u2068"}{ $code }{"\u2069"}
new-game-deal = توزيع

## Menu

menu-title = القائمة
menu-former-game = العودة إلى اللعبة السابقة
menu-solution = عرض الحل
menu-read = وصف الطاولة
menu-moves = الحركات الممكنة
menu-rules = القواعد
menu-examples = أمثلة
menu-faq = أسئلة وأجوبة
menu-help = المفاتيح والإيماءات
menu-statistics = الإحصاءات

## Settings

settings-title = الإعدادات
settings-look = المظهر
settings-table = الطاولة
settings-feel = التحريك والصوت
settings-help = المساعدة
settings-theme = السمة
settings-theme-system = النظام
settings-theme-light = فاتحة
settings-theme-dark = داكنة
settings-language = اللغة
settings-language-system = لغة النظام
settings-motion = التحريك
settings-motion-normal = عادي
settings-motion-fast = سريع
settings-motion-off = متوقف
settings-letters = الحروف على الورق
settings-letters-international = دولية: {"\u2068"}A K Q J{"\u2069"}
settings-letters-dutch = هولندية: {"\u2068"}A H V B{"\u2069"}
settings-letters-french = فرنسية: {"\u2068"}A R D V{"\u2069"}
settings-letters-german = ألمانية: {"\u2068"}A K D B{"\u2069"}
settings-letters-italian = إيطالية: {"\u2068"}A R D F{"\u2069"}
settings-letters-polish = بولندية: {"\u2068"}A K D W{"\u2069"}
settings-letters-portuguese = برتغالية: {"\u2068"}A R D V{"\u2069"}
settings-letters-scandinavian = إسكندنافية: {"\u2068"}E K D Kn{"\u2069"}
settings-fourColours = لون لكل شكل من الأشكال الأربعة
settings-leftHand = طاولة لليد اليسرى
settings-timer = عرض الوقت
settings-haptics = اهتزاز عند رفع الورق ووضعه
settings-sound = الأصوات
settings-winnable = توزيع ألعاب يمكن الفوز بها فقط
settings-lostNotice = تنبيه حين لا يعود الفوز ممكنًا
settings-letterKeys = استخدام الحروف والأرقام والعلامات مفاتيحَ على الطاولة

## Pages: Rules, Examples, questions and answers

page-print = طباعة
example-step = الحركة التالية
example-back = الحركة السابقة
example-reset = ترتيب من جديد

## Statistics

statistics-title = الإحصاءات
statistics-cells = الخانات الحرة
statistics-played = عدد الألعاب
statistics-won = مرات الفوز
statistics-best-time = أفضل وقت
statistics-fewest-moves = أقل عدد من الحركات
statistics-streak = مرات فوز متتالية
statistics-longest-streak = أكثر مرات فوز متتالية
statistics-none = –

about-title = حول اللعبة
about-game = {"\u2068"}Jeu du Boulanger{"\u2069"} هي لعبة السوليتير المعروفة بالإنجليزية باسم {"\u2068"}Baker’s Game{"\u2069"}.
about-licence = هذا برنامج حر برخصة {"\u2068"}MIT{"\u2069"} أو برخصة {"\u2068"}Apache 2.0{"\u2069"}، ولك أن تختار بينهما.
about-vollkorn = الحروف والأرقام على الورق مقتبسة من خط {"\u2068"}Vollkorn Bold{"\u2069"}، حقوق النشر 2018 {"\u2068"}The Vollkorn Project Authors{"\u2069"}، برخصة {"\u2068"}SIL Open Font License{"\u2069"}، الإصدار 1.1.

## Win

win-title = أعطِ الخبز لخبّازه!
win-time = الوقت
win-moves = الحركات
win-score = النقاط
win-undo = تراجع
win-copy = نسخ الرمز
win-share = مشاركة الرمز
win-share-text = فزتُ بهذه اللعبة من {"\u2068"}Jeu du Boulanger{"\u2069"}: {"\u2068"}{ $code }{"\u2069"}
win-new-game = لعبة جديدة

## The native menu of desktops

menu-bar-game = اللعبة
menu-bar-hide = إخفاء
menu-bar-hide-others = إخفاء التطبيقات الأخرى
menu-bar-show-all = إظهار الكل
menu-bar-quit = خروج
menu-bar-edit = تحرير
menu-bar-cut = قص
menu-bar-copy = نسخ
menu-bar-paste = لصق
menu-bar-select-all = تحديد الكل
menu-bar-view = عرض
menu-bar-full-screen = ملء الشاشة
menu-bar-minimise = تصغير
menu-bar-help = مساعدة
menu-bar-keys = لوحة المفاتيح
menu-restart = هذه اللعبة من البداية
menu-settings = الإعدادات
menu-about = حول اللعبة
