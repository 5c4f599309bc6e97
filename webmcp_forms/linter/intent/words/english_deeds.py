"""English: verbs of looking, adjusting, destroying and paying."""

READS = """
    search{|es|ing}, find{|s|ing}, look{|s|ing} {up|for|through|into}, lookup, show{|s|ing}, see, list{|s|ing},
    browse{|s}, browsing, filter{|s|ing}, sort{|s|ing}, check{|s|ing}, compar{e|es|ing}, calculat{e|es|ing},
    compute{|s}, estimat{e|es|ing}, convert{|s|ing}, track{|s|ing}, trace{|s}, preview{|s}, display{|s}, explore{| s},
    fetch{|es}, inspect{|s}, narrow{|s} down, narrow results, refine{|s}, discover{|s}, validat{e|es|ing}, locate{|s},
    retrieve{|s}, query, spellcheck, get {estimate|times|results|directions|route|rates|list|prices|
    forecast|status|details|answers}, plan {journey|route|trip}, read{|s} about, learn, download{|s|ing}, export{|
    s|ing}, translate{|s}, work out, load more, tells you, gives you, returns, measure{|s}, analy{s|z}e{|s},
    identif{y|ies}, suggest {places|names|words}, decode{|s}, encode{|s}, scan site, count{|s}, jump to, go to page, see
    whether, see if, what is, what are, {generate|run|create|view|export|show} report{|s}, calculator{| s}, checker,
    finder, converter, estimator, tracker, simulator, locator, lookup tool, eligibility, eligible, entitled, am i,
    explain{|s}, view{|s}, where is, where s, find out, recover my reference, print{|s|ing}, read{|s|ing}
    {reviews|comments|messages|more|review|article|post}, nearest, closest, where is nearest, count
    {recipients|people|members|results|words|rows|votes|how many|customers|contacts}, counting, verify
    {vat|tax|iban|isbn|serial|certificate|ticket|coupon|address|domain|signature}, get
    {price|prices|premium|quotes|stock quote|results}, stock quote{|s}, suggest{|s}
    {what|ideas|recipes|titles|tags|books|films|routes|matches|products|keywords|categories},
    {validate|check|checks|verify} iban, iban {checker|validator|check}, backtest{|s}, {works|work} out, test{|s}
    {regex|expression|pattern|connection|query|selector}, format{|s|ting} {json|code|sql|xml|html|css},
    {beautify|minify|prettify|lint}, try {expression|regex}, draw{|s} {card|number|random|name}, suggest{|s} name,
    {generate|generates} {name|names|colour|color|palette|lorem|random|number|numbers|qr code|barcode|ideas}, test{|s}
    {webhook|endpoint|feed|speed|drive mode|page}, solve{|s}, what would be, give{|s}
    {estimate|hint|directions|example|answer|result|distance|list|overview}, join {tables|pdfs|files|lines|videos},
    submit {search|query|filter|filters|postcode|zip|zip code|keyword|keywords|criteria|location|word}, send
    {search|query}, analys{e|es} position, read{|s} {dial|meter|sundial|thermometer|gauge|sensor|barcode|qr
    code|card|chip|tag}, test my password, test{|s} {password strength|strength}, price {trip|job|order|journey|policy},
    give me, rate {finder|calculator|table|checker}, rates {finder|table},
    next page, last page, previous page, {generate|create} {qr code|hash|checksum|preview|password|barcode},
    hash{|es}, {sort|order} by, playground, sandbox, try {it|it out|out}, tester, formatter, beautifier,
    narrow, plot{|s|ting}, draw {chart|graph|burndown}, show me, next five, find code,
    {reveal|show|get} {letter|hint|answer|solution}, think, unscramble, get help article, surprise me, random recipe,
    run query, execute query, dose, dosage, how many tablets
"""
"""Only looking."""

ADJUSTS = """
    {add|adds|adding|put|puts|move} to {cart|basket|bag|trolley|wishlist|wish list|watchlist|watch list|favourites|
    favorites}, to {cart|basket|bag}, update {cart|basket|bag|quantity|quantities}, save{|s} for later, save{|s}
    draft{|s}, save {progress|for now}, save {view|layout|search|filter|recipe|article|list|job|property}, autosave,
    keep draft, as draft, mark{|s|ing} as {read|unread|seen|done|favourite|favorite|important|complete}, mark
    {read|unread}, set unread, star{|s}, unstar, pin {message|post|to top|chat|tab}, unpin, bookmark{|s}, favourite,
    favorite, unfavourite, hide{|s}, hiding, unhide, snooze{|s}, mute{|s}, unmute, dismiss{|es}, pause{| s}, resume{|s},
    archive{|s}, archiving, unarchive, undo, undoes, redo, restore{|s} {trash|bin|archive|note|
    file|files|message|messages|page|photo|photos|mail}, restore from {trash|bin}, put back, bring back from
    {trash|bin}, move to {inbox|archive}, collapse, expand, switch{|es} {theme|dark mode|light mode|language|view|
    layout|currency|to dark|to light}, {apply|use|redeem} {coupon|code|voucher|discount|promo|promotion| discount
    code|coupon code|promo code|gift code}, reset {layout|view|columns|theme|zoom|display|appearance|size| font
    size|order}, keep layout, like, unlike, watch, unwatch, follow{|s}, unfollow, shortlist, remind me later, reorder
    {list|columns|playlist|tabs}, arrange, rearrange, move {up|down}, zoom {in|out}, skip {song|track}, don t show
    again, do not show again, got it, {read|watch|buy|see|listen} later, add{|s} to my list, {add|adds} to
    {compare|comparison|shelf|collection|queue|playlist|shortlist|reading list|shopping list}, keep order, recover,
    recover from {trash|bin}, pin {post|message|note|thread|topic|chat|tab|item|top}, follow
    {topic|thread|tag|board|list|channel}, watch {thread|topic|repository|repo|item|page}, pin
    {conversation|article|card|item|comment|note|topic|repo|repository|project|channel|location|thread|board|to
    profile|list|file}, pins {chat|message|article|post|conversation} to top, reorder{|s}
    {blocks|columns|items|list|tabs|widgets|tasks|tiles|cards|rows|slides|photos|playlist|queue|songs|tracks|fields|questions|sections},
    rename{|s}
    {list|folder|tab|view|chat|album|playlist|account|card|device|board|column|label|bookmark|conversation|file},
    {account|card|device} nickname, nickname in list, keeps {post|article|item|job} for later, save
    {vacancy|place|route|trip|home|house|song|episode|podcast|link|quote}, {add|adds|put|puts} {label|labels|tag|tags},
    move to {folder|spam}, mark{|s} as spam, give{|s} nickname, add{|s} to
    {order|plate|meal|collection|board|album|library|queue|playlist|shortlist|comparison|compare|reading list|my
    list|list|calendar}, dim{|s|ming}, {puts|put} dish into, {set|sets|create|creates} price alert, price alert{|s},
    assign{|s} {label|labels|tag|tags|colour|color|category|categories|priority|folder|due date|milestone|icon},
    {flip|rotate|turn|mirror} {board|image|photo|picture|page|map|view}, skip{|s}
    {week|step|song|track|intro|delivery|question}, put{|s} aside, {keep|keeps} for later, remind me,
    tick off, undo *, ask {me} later, maybe later, {prettify|format} on save, {set|change} {refresh rate|refresh
    interval}, start timer, timer, rename *,
    {remove|removes|drop|delete} {song|track|video|episode|item|it|this} from {playlist|queue|reading list}, remove
    from {playlist|queue|reading list},
    {skip|end|close|hide} {tour|intro|tutorial|tip|hint}, {scale} {recipe|servings|ingredients}, step back, {move} to
    {shelf|list|to read|done},
    {set|change} {speed|volume|font|letters|colour|color|zoom|size}, group {by|cards|rows|tasks}, freeze
    {rows|columns|row|column|panes}, paint it, remind me then, rotate {it|left|right|90}, use these, stop watching,
    queue up this, queue up, reopen task, use larger text, larger text, mark as cooked, mark recipe as cooked, heart
    this, heart, undelete, add to queue, bring back, clear away, add to my day, add to my agenda, add to my calendar,
    add to my schedule, add to my plan, save order of, save this order, keep this order, save new order, {remove|take}
    from comparison, take off comparison, remove from compare
"""
"""What can be put back."""

DESTROYS = """
    delet{e|es|ing}, remov{e|es|ing}, eras{e|es|ing}, destroy{|s|ing}, purg{e|es|ing}, wip{e|es|ing}, drop {table|
    database|column}, drop, truncat{e|es|ing}, discard{|s|ing}, cancel{|s|ling|ing}, terminat{e|es|ing}, withdraw{|
    s|ing}, deactivat{e|es|ing}, end{|s} {contract|subscription|membership|lease|agreement|policy|plan|tenancy|
    rental|trial}, clos{e|es|ing} {account|profile|company|shop|store|workspace|organi{s|z}ation|membership|wallet|
    project|club|ticket}, factory reset, hard reset, reset {device|router|system|database|data|configuration|
    everything|settings|factory|server}, reset {progress|statistics|counters|site|phone|game|project|workspace| index|to
    factory settings}, clear{|s|ing} {history|cache|data|log|logs|everything|conversation|chat|messages|
    records|queue|table|database|contacts}, clear {watch history|search history|browsing history}, empt{y|ies| ying},
    overwrit{e|es|ing}, replace all, search and replace, find and replace, restor{e|es|ing} {backup|
    snapshot|database|revision|version|system|site|image|point}, restore, rolls back, roll back, rollback, revert{|
    s|ing}, merg{e|es|ing}, uninstall{|s|ing}, flash, reflash, reinstall{|s}, reformat, format {disk|drive}, kill{| s},
    disband{|s}, dissolve{|s}, void{|s|ing}, annul{|s}, revok{e|es|ing}, shred, abort{|s}, clean up, cleanup, prune{|s},
    leave {group|team|organi{s|z}ation|project|club|course|workspace|channel}, get rid of, throw away, forget device,
    decommission{|s}, retire, abandon, unpublish{|es}, give up, quit, drop out, reject{|s|ing}, shut down, shutdown,
    start over, take{|s} down, rescind, don t renew, do not renew, turn off auto renewal, anonymi{s|z}e, deregister,
    free up space, destroy*, permanently *, end, end{|s} {listing|auction|event| campaign|sale|offer|poll|stay},
    {stop|stops} {listing|campaign|contract}, call off, flush, kick {out|from}, {disconnect|shut off|cut off|shut
    down|switch off|turn off} {line|number|server|service|instance|cluster}, release {number|line|domain}, port out,
    leave {group|team|organi{s|z}ation|channel|server|club|association}, drain {node|nodes}, unpair, abandon
    {project|account|game}, scrub, nuke, stop {policy|insurance|service|subscription|contract}, obliterate, annihilate,
    trash it, {go back|return|revert|roll back} to {version|revision|snapshot|backup}, offboard{|s|ing}, terminate
    {employee|employment|staff}, lay off, dismiss {employee|worker|staff}, fire {employee|worker}, let go,
    leav{e|es|ing} {conversation|chat|thread|family|waitlist|waiting
    list|plan|household|union|scheme|party|guild|clan|queue}, lock{|s}
    {thread|topic|discussion|issue|conversation|post|comments}, nobody can answer, unmatch{|es}, unfriend{|s},
    unenrol{|l|s|ls}, unregister{|s}, unlist{|s}, delist{|s}, surrender{|s}, relinquish{|es}, forfeit{|s}, renounce{|s},
    discontinue{|s}, scrap{|s}, demolish, expunge{|s}, exclude {pupil|student|member}, evict{|s}, tear{|s} down,
    teardown, hard delete, force {push|delete}, mark{|s} as {deceased|void|lost|stolen}, dispose{|s} of, reboot{|s},
    restart{|s} {server|service|device|router|instance|pod|cluster|machine|database}, {failover|fail over},
    rewrit{e|es|ing} history, deploy{|s|ing}, redeploy{|s}, undeploy{|s}, roll{|s} out, rerun{|s}, re run{|s}, power{|s}
    {off|down|cycle}, {turn|turns|switch|switches} {server|machine|heating|alarm|boiler|power|service|water|gas} off,
    {turn off|turns off|switch off} {heating|alarm|boiler|power|water|gas|all devices}, rebuild{|s}
    {server|instance|index|machine|node|droplet|image}, detach{|es}, scal{e|es|ing} {down|to zero|in|up|out}, stops
    {instances|service|server}, let {domain|subscription|policy|membership|it} {expire|lapse}, lets
    {domain|subscription|policy|membership} {expire|lapse}, {update|updates|upgrade|install|flash|flashes} firmware,
    firmware update, {open|opens|close|closes|unlatch|start|stop} {garage|garage
    door|gate|barrier|valve|door|pump|engine|oven}, refus{e|es|ing}, cuts off, turn{|s} away, reset {hub|modem|password
    vault|phone|tablet|computer|camera|appliance|network}, back to factory state, stop{|s}
    {donation|gift|giving|recording|membership|payments|payment|standing order|auto renewal}, {leave|leaves}
    {club|society|union|gym}, {give|gives|hand} seat back, gives seat back, {halt|halts|stop|stops|terminate}
    {job|process|instance|server|build|deployment}, failover{|s}, cordon, evacuate, squash{|es}, rebase{|s}, cherry
    pick{|s}, {migrate|migrates|migrating}, reimage{|s}, repartition, defragment, rename
    {repository|database|domain|organi{s|z}ation}, {put|puts} back to {factory|previous|original}, wind up, strike off,
    {archive|close} {year|ledger}, cancels, {close|closes|closing}
    {shop|store|branch|site|sprint|ticket|office|class|course|room|session|business|lane|road}, {empties|empty} list,
    empties, throws away, throw{|s} away, throws other away, throw{|s} out, sets back to zero, progress back to zero,
    put{|s} down, euthani{s|z}e{|s}, discharg{e|es|ing}, stops {ads|campaign|campaigns|payments|cover|deliveries}, stop
    {ads|deliveries|all}, {ends|end}
    {stay|tenancy|sprint|shift|plan|gift|match|game|call|contract|employment|registration}, withhold{|s},
    {recall|recalls} {product|batch}, {condemn|cull|slaughter}, {takes|take} {consent|bid|petition|offer} back,
    retract{|s|ing}, {refuses|refuse} to, {drops|drop} {course|class|case|charges|column|table|player|shipment},
    remove{|s} all
    {subscribers|members|users|records|items|files|data|entries|devices|tags|followers|contacts|attachments|messages},
    stand{|s} down, strike{|s} {from|off|out}, strike {member|entry}, pull{|s}
    {entry|listing|product|article|advert|ad|post|episode|video|from sale}, take{|s} {off air|offline|off line|off
    sale|off market|off site|member off}, release{|s} {animal|hostage|reservation|hold|seat|room|slot|ip|address},
    make{|s} useless, {close|closes} {file|record|course|chapter}, raze{|s}, level to ground, kick{|s} *, throw{|s}
    {viewer|player|member|user|guest} out, dump{|s} {batch|load|stock|database|waste|cargo}, pour{|s} away, {take|takes}
    branch off, cut {branch|off|ties}, {run|runs|start|execute|executes}
    {pipeline|workflow|migration|migrations|script|command|statement|playbook}, leav{e|es|ing}
    {study|trial|programme|program|scheme|game|meeting|call|pension|room|server|session|lobby}, {close|closes}
    {round|bidding|auction|voting|project|contract|order|job|case file}, clear{|s|ing} {results|all results|all data|all
    readings|alarms|score|scores|balance sheet|inbox|list}, {close|closes}
    {issue|case|poll|election|survey|period|books|tender|topic|thread|registration},
    {undeploy|undeploys|unprovision|unpublish|unmount}, {wipes|wipe} clean, deletes,
    {mothball|shelve|disestablish|liquidate|demolish|dismantle|bulldoze}{|s}, {sack|sacks}
    {employee|worker|staff|coach|manager}, {bin|bins} it, write over,
    {give|gives} up {place|seat|slot|spot|booking|turn|number}, tear{|s} up, {take|takes|pull}
    {listing|site|page|article|ad|advert|shop|post} {offline|down}, undo {migration|merge|release|deployment|deploy},
    unsend, conclude{|s}, redact{|s}, deaccession{|s}, rebuild{|s}, {close|closes} {gift list|registry|wedding
    list|fund|pot|my file|my account|my case},
    {clear|purge} {trash|bin},
    {close|closes|end|ends} {season|league|survey|poll|questionnaire|vote|voting|ballot|competition}, reset disk,
    reset to image, tidy up, finali{s|z}e {marks|grades|results|accounts|minutes}, push to {live|production}, push
    {staging|live}, dissolve colony, resign game,
    step out, format sd card, format card, format drive, format disk, end booking, give up
    {seat|berth|place|booking|room|table}, give back {seat|berth|ticket|place}
"""
"""What is gone afterwards."""

PAYS = """
    pay{|s|ing}, buy{|s|ing}, purchas{e|es|ing}, order{|s|ing}, donat{e|es|ing}, transfer{|s|ring}, bid{|s|ding},
    plac{e|es|ing} {order|bid|bet|trade}, check out, checkout, top{|s|ping} up, topup, recharge, renew{|s|ing},
    refund{|s|ing}, reimburse{|s}, rent{|s|ing}, leas{e|es|ing}, hire{|s}, book{|s|ing}, reserve{|s}, reserving,
    upgrad{e|es|ing}, tip, charge{|s}, invest{|s}, trade{|s}, sell{|s}, releas{e|es|ing} {funds|payment|escrow|
    money|milestone|deposit}, run payroll, pay out, payout, borrow, apply for {loan|credit|mortgage|credit card|
    overdraft|financing}, sponsor{|s}, pledge{|s}, contribute, chip in, back project, fund, settle{|s}, {complete|
    finish|finali{s|z}e|make|submit|authori{s|z}e} {purchase|payment|order}, {complete|confirm|finali{s|z}e}
    {purchase|payment|order|booking|reservation|transfer|payroll|transaction}, send {money|payment|funds}, start
    {trial|membership|subscription}, become {member|supporter|friend|patron|sponsor}, get tickets, reorder, buy again,
    order again, {go|proceed|continue} to {payment|checkout}, withdraw {money|cash|funds}, repay{|s}, lend, subscribe
    and pay, switch to {pro|premium|yearly|annual|business|plus}, go {pro|premium}, extend {rental|lease|
    licence|license|parking|loan}, bet, adopt, cash out, redeem points, claim {refund|expenses}, convert {funds|
    money|crypto}, mint, wire, insure, capture, accept {quote|offer}, disburse, accept estimate, split bill, put on
    account, give {now|monthly|today|once}, support us, settle up, keep membership, pay later, get {seats|seat|
    pass|passes}, activate {pass|day pass|roaming|package|plan|bundle|add on|addon|subscription|offer}, load
    {card|wallet|balance}, add {credit|funds|money}, pay {deposit|down payment}, unlock premium, {add|buy} to
    {bill|invoice}, {go|proceed|continue} to {card details|card|pay|payment details}, swap
    {coins|coin|tokens|token|currency}, swap, exchange {coins|tokens|money|currency}, approve and
    {pay|reimburse|refund|release}, reimburse, i ll take it, take it, {request|requests|arrange|arranges|set up|sets
    up|increase|increases|extend|extends} {overdraft|credit|loan|credit limit|payment plan|standing order|direct debit},
    {cash|cashes|pay|pays} in {cheque|check|cash|money}, deposit{|s} {cheque|check|cash|money|coins|funds},
    stak{e|es|ing} {coins|tokens|crypto|assets}, stake, unstak{e|es|ing},
    {claim|claims|collect|collects|harvest|redeem|redeems}
    {reward|rewards|points|bonus|cashback|winnings|interest|dividend|compensation|prize|gift}, {bridge|bridges}
    {assets|tokens|coins|funds}, exercise{|s} {option|options|warrants}, {vested|share} options,
    {close|closes|open|opens|hedge|square|roll over} position{|s},
    {add|adds|increase|increases|change|changes|reduce|raise|raises} {driver|cover|excess|premium}, to policy,
    subscrib{e|es|ing} {issue|shares|fund|bond|bonds|offering|units}, {give|gives|award|awards|grant|grants} {raise|pay
    rise|bonus|salary increase|grant|funding|loan|allowance|scholarship}, {get|add|adds|take out}
    {insurance|cover|travel cover|breakdown cover|policy|loan|mortgage}, preorder{|s}, pre order{|s}, backorder,
    make{|s} {payment|deposit|donation|bid|purchase|transfer|contribution|repayment|gift}, claim{|s} {mileage|travel
    costs|warranty|allowance|rebate|tax back|bonus|free trial}, {send|sends|give|gives|buy} {gift|gift
    card|voucher|coins|credits|stars|money|flowers|roses}, {issue|raise|create|send|sends|issues} {invoice|credit
    note|bill|purchase order|payment link|payment request}, write{|s} off, {apply|charge|waive|add} {late
    fee|surcharge|fee|penalty}, {start|begin} charging, {unlock|start|end} {ride|scooter|bike|rental|trip|hire},
    {hail|call|order|get|request} {taxi|cab|ride|driver|courier}, boost{|s} {post|listing|ad|advert},
    {set|change|raise|increase} {budget|daily budget|bid|commission}, {switch|switches|change|changes|move}
    {tariff|supplier|plan|energy supplier|provider|package|bundle}, {collect|charge} payment, clear
    {debt|arrears|balance owed}, {leave|add} {tip|legacy|gift aid}, {extend|extends|prolong|prolongs}
    {stay|hire|subscription|warranty|cover|booking|visa}, downgrad{e|es|ing}, {get|add|adds|buy}
    {licence|licences|licenses|seat|seats|lines|baggage|luggage|extra bag|hold bag|checked bag|meal|meals|priority
    boarding|extra night|nights|breakfast}, hold {room|table|seat|fare|price}, {begin|try}
    {trial|subscription|membership|premium|pro}, {create|creates|add|adds|launch|launches|spin up|provision}
    {server|servers|instance|instances|node|nodes|droplet|cluster|database cluster|virtual machine|vm|volume|load
    balancer|gpu}, resiz{e|es|ing} {server|instance|disk|volume|cluster|droplet|plan}, bigger plan, {billed|charged} by
    {hour|month|minute}, {choose|chooses|select|pick|picks} {seat|seats}, {add|adds} {bag|bags|late checkout|early check
    in|late check out|extra|extras|option|upgrade|airport transfer|parking}, confirm{|s}
    {ride|trip|pickup|fare|journey|purchase|hire|rental}, keeps {car|room|bike} longer, {sign|signs} contract, signs
    contract, new contract, {join|joins} {club|gym|society}, {leave|leaves} {legacy|gift in will}, promises part,
    {reserve|reserves|commit|commits} capacity, commits to, gives {charity|church|fund|fundraiser}, give {£|$|€},
    extend{|s} {loan|hire|rental|car|booking}, {feature|features|bump|bumps|highlight} {listing|ad|advert|post|job}, ad
    on top, ads on top, {lower|lowers|raise|raises|reduce|increase|change|changes|set}
    {price|prices|rent|rate|rates|fee|fees|fare|wage|wages|salary|bid|bids}, relist{|s|ing}, up for sale,
    reactivat{e|es|ing} {subscription|plan|membership}, {start|starts|resume|resumes|restart|restarts|continue}
    {subscription|membership|plan|billing}, bills {customer|customers|client|once|monthly|yearly|annually}, {open|opens}
    {loot box|box|pack|crate|chest|booster}, {for|costs} {coins|credits|gems|points|tokens}, to
    {pro|premium|business|enterprise} plan, writes off, {writes|write} balance off, offers {seller|price|sum|owner},
    offers price, {submit|submits|make|makes|send} {offer|sealed bid|tender}, restock{|s|ing}, feed meter, buys, bets,
    wagers, {load|loads} {credit|money|funds|points}, puts money, put money, {charge|recharge} {credit|phone|card},
    {pool|whip round}, {place|places} {wager|stake|pre order}, spin, raffle ticket{|s}, buy in, {subscribe|subscribes}
    to plan, {raise|raises|approve|approves|create} {purchase order|po|requisition}, {loan|lends} money,
    {settles|closes} {bill|account balance|debt}, {collects|collect} payment, spend{|s}
    {budget|points|miles|credits|money|coins}, spends, secure{|s}
    {berth|seat|place|spot|room|plot|table|tickets|ticket}, {take|takes}
    {desk|room|flat|subscription|berth|ticket|tickets|seat|seats|stall|pitch}, {start|starts}
    {wash|cycle|machine|meter|parking|session now}, {print|pack|wrap|pick} and {ship|post|send|deliver}, {and|then}
    ship, {added|add} to {monthly invoice|invoice|tab|room}, monthly invoice, bail out, {run|start|open} tab,
    commission{|s} {piece|portrait|painting|artwork|work|artist|report|song|film|statue}, {offset|offsets}
    {flight|carbon|emissions|trip}, carbon offset, buy and collect, ship to {store|shop}, {take|takes|claim|get|grab}
    {offer|deal|discount|half price}, rebook{|s|ing}, pay per view, {start|starts} {box|boxes|delivery|deliveries},
    {add|adds|book|books} {guide|instructor|driver|transfer|cover|insurance|towels|equipment|child seat}, {hire|hires}
    out, {go|goes} halves, sell{|s} off, pre pay, prepay{|s}, {top|tops} off, {settle|settles} tab, {finance|finances}
    {car|purchase|phone|sofa}, remit{|s}, {crowdfund|bankroll}, hand over money, {cover|covers} {cost|costs|bill|share},
    reactivat{e|es},
    {add|adds|charge} to {bill|my bill|phone bill|room bill|my room|my tab}, subscribe {yearly|monthly|annually|for
    year|for month}, {withdraw|transfer} to {bank|bank account}, unpause{|s}, {unlock|start} {bike|scooter|car|ride},
    {award|awards} {tender|contract|grant|bid|lot}, award, {ship|ships} {it|now|order|anyway|box|parcel}, {take|go} to
    till, {round|rounds} up {purchases|my purchases|change}, {buy|print} {label|postage|stamp|stamps}, start
    {parking|ride|charging|charge|hire|wash|session}, raise max bid, raise bid, raise my bid, load travel card, load
    card, make overpayment, top up balance, top up my balance, outbid, exchange money, exchange now, convert now
"""
"""What costs money."""
