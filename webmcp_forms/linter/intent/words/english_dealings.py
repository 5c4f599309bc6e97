"""English: verbs of telling other people, and of who somebody is."""

TELLS = """
    send{|s|ing} {message|mail|email|e mail|feedback|note|enquiry|inquiry|request|reply|comment|question|
    application|complaint}, send{|s|ing} {report|invitation|invitations|invite|invites|newsletter|broadcast|
    announcement|letter|reminder|reminders|text}, send{|s|ing} {sms|postcard|campaign|review|proposal|response|
    rsvp|everyone|friend|subscribers|tip}, message{|s}, contact{|s}, comment{|s}, reply, replies, respond{|s},
    post{|s|ing}, publish{|es|ing}, shar{e|es|ing}, invit{e|es|ing}, report{|s|ing}, apply {now|online|here}, apply for,
    applies for, vot{e|es|ing}, review{|s}, rat{e|es|ing}, recommend{|s}, notif{y|ies}, broadcast{|s},
    announc{e|es|ing}, tweet, complain{|s}, rsvp, ask{|s}, answer invitation, nominate{|s}, submit{|s|ting}
    {application|comment|review|report|complaint|question|request|feedback|story|entry|proposal|paper|abstract},
    submit{|s|ting} {ticket|post|claim|idea|issue|vote|enquiry|inquiry|response|answers|talk|testimonial|petition|
    bug|nomination}, submit{|s|ting} {objection|statement|appeal|event|listing|survey|ballot|new issue|for review| for
    approval}, sign {petition|letter}, sign {guestbook|guest book|pledge|open letter|appeal}, add {name|
    signature|voice}, get in touch, write{|s} to, write{|s} {review|comment}, write{|s} {message|reply}, register for,
    register interest, enrol{|l|ling}, hand{|s} in, request{|s} {quote|callback|call|appointment}, request{|s}
    {viewing|offer|demo|visit|brochure|consultation|reference|leave|interpreter}, schedul{e|es|ing}, propos{e|es| ing},
    suggest{|s}, call me, open {ticket|case|issue|dispute|complaint}, raise {ticket|issue|concern|dispute| objection},
    file {complaint|report|claim|appeal|objection}, lodge {complaint|claim|objection|appeal}, tell{|s}, let know, go
    live, forward{|s}, pass on, leave {comment|message|review|reply|note|feedback}, advertise{|s}, volunteer, attend,
    sign up for, cast {vote|ballot}, book {appointment|call|demo|visit|viewing|slot| consultation|tour|lesson}, join
    {discussion|waitlist|waiting list|event|meeting|class}, appeal{|s}, object to, pitch, alert everyone, warn{|s},
    confirm attendance, attending, i m coming, endorse, thank, hand over, start
    {discussion|thread|topic|petition|poll|campaign}, new {discussion|thread|topic|issue|ticket|post|message|
    announcement}, enter {contest|competition|draw|raffle}, make public, go public, put online, push live, call out,
    dispute{|s}, escalate, sign, approve{|s}, decline{|s}, deny, denies, count me in, i ll be there, raise hand,
    escalate{|s}, send{|s} in, new {article|story|blog post|page}, {write|create|publish} {article|story}, spread word,
    {send|mail|email} {all|everyone|them|customers|members|contacts|recipients}, {launch|start|run}
    {campaign|mailing|broadcast|mailout|blast}, create {pull request|merge
    request|issue|ticket|post|thread|topic|poll|event|discussion}, {open|submit|new} {pull request|merge request},
    submit * for approval, submit for {approval|review}, put name down, take part, {call|report} in sick, report
    {sick|absence|absent|abuse}, say hello, say hi, have your say, have my say, i ll {come|go|attend}, ring me, ring me
    back, blow whistle, call me back, drop us line, speak up, weigh in, hand in, turn in, submit
    {homework|assignment|essay|work|coursework}, {issue|trigger|raise|sound|send} {alert|warning|alarm|notice},
    {enter|register} {team|competition|race|league|tournament},
    {submit|submits|file|files|lodge|lodges|enter|enters|hand in|hands in|make} {return|tax return|vat
    return|declaration|notice|plea|defence|defense|evidence|representation|motion|witness statement}, submit{|s}
    {timesheet|hours|quiz|exam|test|paperwork|documents|results|reading|readings|meter
    reading|bid|offer|tender|manuscript|photo|photos|requisition|forecast|plan|design|score|scores|patch|app|build|grievance|recipe|tip|work|coursework|correction|figures|data
    set|dataset|url|site|sitemap|link|code|solution|answer|idea|brief|expression of interest|booking
    request|rota|payroll}, plead{|s} {guilty|not guilty}, give{|s}
    {evidence|notice|permission|feedback|statement|opinion}, request{|s|ing},
    {arrange|arranges|order|schedule|schedules} {collection|pick
    up|pickup|repair|visit|inspection|engineer|technician|callback|viewing|delivery|redelivery|interview},
    {log|logs|record|records} {grievance|complaint|fault|incident|ticket|issue|defect|accident|request},
    {clock|clocks|punch} {in|out}, {grade|grades|mark|marks} {essay|paper|submission|assignment|exam|test}, gives essay
    mark, release{|s} {grade|grades|results|marks|scores|version|statement}, {marks|grades|results} visible,
    syndicat{e|es|ing}, crosspost{|s}, cross post{|s}, repost{|s}, retweet{|s}, reblog{|s}, upvot{e|es|ing},
    downvot{e|es|ing}, super like, superlike, poke{|s}, nudge{|s}, wave at, waves at, page on call, page{|s}
    {somebody|someone|engineer|team|on call|responder}, {call|calls|ring|rings|phone|phones}
    {customer|client|patient|contact|number|number now|them|back}, text
    {customer|customers|client|clients|parents|patients}, refer{|s|ring}
    {patient|patients|friend|client|case|someone|somebody|candidate|colleague|pupil|student|family|mate|applicant},
    shortlist{|s} {candidate|applicant}, {make|makes|extend|send|sends} {offer|counter offer|counteroffer|job offer},
    counter offer, counteroffer, resign{|s|ing}, hand in notice, step down, {start|starts|add to|begin|enrol in}
    {sequence|cadence|drip campaign|drip|email sequence},
    {alert|alerts|inform|informs|remind|reminds|chase|chases|brief}
    {everyone|every|team|parents|members|users|staff|residents|customers|customer|subscribers|police|neighbours|neighbors|client|tenants|patients|guests|attendees|manager|debtor|employees|colleagues|owner},
    tag{|s} {friends|friend|people|someone}, send{|s} {notification|notifications|push|push
    notification|alert|correction|evidence|wave|kiss|wink|fax|signal|sos|friend request|connection
    request|link|file|files|documents|photo|photos|card|test}, check in
    {online|passenger|passengers|guest|guests|visitor|appointment|flight|now}, {save|book|claim} {seat|spot|place},
    {join|joins} {cancellation list|queue|list|waiting|call|study|trial|programme|program|choir|challenge|expedition},
    {answer|answers} {question|survey|consultation|call|request|customer|ticket|invitation|public consultation},
    accept{|s} {answer|invitation|invite|candidate|applicant|booking|reservation|job|ride|delivery|order},
    {convert|qualify|disqualify} lead, hand{|s} {lead|case|file} to, pages engineer, rings customer,
    {create|creates|draft|publish|cut|new} release, {assign|assigns|request|add} reviewer{|s},
    {start|starts|open|request|begin|return|register} {return|item|items|parcel}, start return, return{|s}
    {item|items|parcel|order|goods|purchase|product}, {redeliver|redelivers|redelivery}, re deliver, {enter|enters}
    {race|run|match|show|ballot|prize draw|league|audition|marathon|event|score|scores}, report{|s}
    {score|scores|result|results|status|progress}, {reserve|reserves|book|books}
    {table|desk|room|appointment|class|engineer|furniture pick up|pick up}, {sends|gives|submits} {reading|meter
    reading}, checks in, online check in, check in, {place|places} hold, hand{|s} lead, sends, add{|s} {public
    note|reply|comment|note to ticket|testimonial}, second{|s} motion, enters caveat, enter{|s} caveat, caveat,
    object{|s}, {send|sends|mail|mails|email|emails|blast} {to list|list|all|everybody|team}, mails
    {them|him|her|customer|customers|members}, {gives|give|assign|assigns|hand} task, assign{|s}
    {task|ticket|case|issue|lead|shift|job|order|driver|courier|technician|reviewer|work}, start{|s}
    {standup|broadcast|stream|live stream|webinar|call|chat|conversation|debate}, dedicat{e|es|ing}, pray for, prayer,
    {light|lights|leave|leaves} {candle|flowers|tribute|condolence}, candle, {put|puts} {list|waiting list|notice|name}
    up, puts you on list, puts up notice, {books|book|arrange}
    {jab|vaccination|visit|interpreter|slot|place|court|lesson|test|session|table|appointment|tour|call|engineer|class|talk},
    orders inspection, declar{e|es|ing} {goods|income|interest|pregnancy|cash}, customs declaration, submit{|s}
    {catch|log|logbook}, says that you, say {yes|no|you}, you come, come to meeting,
    {accept|accepts|decline|declines|tentative} {meeting|event|invite|calendar invite}, serve{|s} notice, serve papers,
    blast{|s} {sms|email|mail}, send telegram, telegram, circulate{|s}, {distribute|distributes}, {relay|relays}
    {message|news}, {hand|hands} over, {ping|pings} {team|user|customer|everyone|owner}, {introduce|introduces},
    {congratulate|thank|welcome} {member|team|user|them}, {sign|signs}
    {contract|document|agreement|lease|deed|form|will}, countersign{|s}, e sign, esign, {register|registers}
    {child|birth|death|marriage|team|complaint|interest|event|attendance}, {apply|applies} to
    {rent|join|adopt|foster|study|vote|become|be}, tell us, report{|s}
    {listing|ad|advert|profile|user|seller|player|content|page|error|problem|fault|bug}, starts return, orders
    {inspection|collection|copy|document}, says that your child may, submit{|s} *, send *, accept *, join{|s} *, give *,
    {air|airs} {it|episode|show}, put{|s} out to, {puts|put} team down, puts you down, {say|says} how you liked, give
    {stars|rating|marks}, call{|s} out {team|engineer|plumber}, alarm{|s} {members|team|all}, claim it, claim
    {found|item|property|listing|profile|business}, {send|book} {movers|cleaner|plumber|locksmith|electrician}, offers
    {draw|help|lift}, {ask|asks} {to|for|planner|leaders|council}, put{|s} name on, dial{|s}
    {number|now|customer|extension|contact|back|out|code}, release{|s} *, {take|takes|mark|marks|record|records}
    {attendance|register}, wish{|es} {happy birthday|happy|them|him|her|well|luck}, page{|s}
    {doctor|nurse|porter|surgeon|manager|security|staff|ward}, enter{|s}
    {photo|baby|dog|poem|film|recipe|story|garden|picture|drawing|painting}, {put|puts} in programme, challeng{e|es}
    {player|opponent|friend|team|somebody|decision}, {give|gives} {stars|rating|marks} *, say {how|what} you, put me
    through, speak to {salesperson|someone|somebody|agent|adviser|advisor|human|us|sales}, chas{e|es|ing}
    {up|client|supplier|invoice|payment|debtor}, i can {help|come|drive|bring}, i ll {help|bring|drive|do it|volunteer},
    offer{|s} {help|lift|seat}, {alert|alerts} *, {lodge|lodges|lodging} *, {file|files}
    {grievance|motion|brief|patent|petition|papers|accounts|flight plan}, grievance, {hand|hands} minutes, {put|puts}
    question, {send|give|write} {word|notice}, {inform|informs} *, {remind|reminds}
    {him|her|them|client|guest|customer}, {consult|lobby|canvass|petition} {mp|council|members|board},
    take number, hail{|s}, {throw|put} hat in, {throw|put} {my|your} hat in {ring},
    {offer|offers|propose|proposes|suggest|request|ask for} {swap|trade|exchange|change of shift|shift swap},
    {swap|swaps|trade} {shift|shifts|duty|slot}, knock{|s}, {flag|flags}
    {it|comment|post|review|item|listing|user|content}, {offer|ask for} {lift|ride},
    put me down, excuse me, {get|call|call for|send for} help, get assistance, add my two cents, send suggestions,
    send us your suggestions, sorry cannot make it, sorry can t make it, can t make it, cannot make it
"""
"""What reaches other people."""

ENTERS = """
    log{|s|ging} {in|out|on|off}, login, logout, sign{|s|ing} {in|out|up}, signin, signout, signup, register{|s| ing},
    create {account|user|login|profile|password|api key|token|access token|passkey}, authori{s|z}{e|es|ing},
    grant{|s|ing}, allow, allow access, impersonate{|s}, act as, suspend{|s}, block{|s}, unblock, ban{|s}, unban,
    unlock, unsubscrib{e|es|ing}, opt {out|in}, verify, confirm {identity|email|email address|phone number|account|
    login|device|password}, subscribe{|s}, resubscribe, reset {password|pin|passcode|2 fa|mfa|two factor}, forgot
    {password|username}, transfer{|s} ownership, promote{|s}, demote{|s}, {change|changes|update|updates|set|
    choose|edit|pick} {password|username|user name|email|email address|pin|passcode|phone number}, {change|changes|
    update|updates|set|choose|edit|assign} {name|address|profile|role|roles|permissions|access|billing|card|photo},
    {enable|disable|turn on|turn off|set up|activate} {2 fa|mfa|two factor|two step|authenticator|passkey|account|
    user|api|recovery}, make {admin|administrator|owner|moderator}, revoke {token|tokens|key|keys|access|session|
    sessions|certificate|permission|invite}, regenerate{|s}, generate {token|key|api key|access token|codes| backup
    codes|password|secret|certificate}, connect {account|bank|wallet|app|calendar}, link
    {account|device|bank|card}, approve {device|login|sign in|access|user|member}, end {session|sessions}, trust
    {device|browser}, remember device, add {user|member|administrator|admin|passkey|security key|ssh key}, add
    {card|payment method|collaborator|role|delegate|owner|staff}, take over, switch {user|account}, delegate{|s},
    consent, join {workspace|organi{s|z}ation|household|family|team}, give access, remove access, pair device, accept
    terms, withdraw consent, {update|save} {details|personal details|billing details|profile|information}, recover
    account, appoint, sudo, open account, freeze {card|account}, identify yourself, prove, nominate guardian, remove {2
    fa|two factor|passkey|recovery email|recovery phone}, stop {emails|mails|messages| newsletter|mailing}, switch
    {role|to admin}, merge accounts, stop sharing, confirm it s you, stop {letters| e mails|notices}, create
    {key|secret|access key|ssh key|service account}, kick {user|member|session|player}, expel, {stop|no more}
    {receiving} {emails|mail|mails|e mails|messages|letters}, {mute|silence} {user|member|account}, let me in, let me
    through, {freeze|freezes|unfreeze|unfreezes|lock|locks|activate|activates|replace|replaces} {card|debit card|credit
    card|bank card|sim|account}, {change|changes|raise|raises|lower|increase|set|sets} {limit|daily limit|spending
    limit|credit limit|card limit|transfer limit|withdrawal limit}, {show|view|reveal|reveals}
    {pin|cvv|secret|key|token|recovery codes|backup codes|password|card number|card details},
    {replace|replaces|renew|renews|surrender} {licence|license|driving licence|driving license|passport|id
    card|badge|permit|identity card|visa}, {onboard|onboards|onboarding}
    {employee|employees|user|users|staff|hire|starter|customer}, provision{|s}
    {user|users|account|accounts|device|devices}, deprovision{|s},
    {assign|assigns|appoint|appoints|nominate|designate|designates|name|names|make|makes} {manager|line
    manager|agent|owner|executor|guardian|beneficiary|trustee|deputy|licence|license|permission|permissions|access},
    {unlink|unlinks|disconnect|disconnects|link|links}
    {account|bank|wallet|app|calendar|google|facebook|spotify|github|slack|device|card|phone},
    {accept|accepts|allow|approve|remove|removes} {follower|follow request|friend|friend request|join
    request|connection|guest|visitor}, {get|become} verified, become
    {partner|seller|host|driver|courier|mentor|tutor|ambassador|reseller|affiliate|vendor}, {go|make|set}
    {private|profile private|account private|public profile|invisible},
    {whitelist|blacklist|allowlist|blocklist|denylist|whitelists|blacklists} {ip|domain|sender|address|addresses},
    {roll|renew|issue|issues|import|upload|rotate} {key|keys|certificate|token|ssh key|gpg key|signing key|secret},
    {manage|update|change|set} {consent|cookie preferences|communication preferences|marketing preferences|email
    preferences|mailing preferences|privacy settings}, {request|download|export|get} my data, {request|download} copy of
    my data, object to processing, do not sell my {data|information|personal information|info},
    {arm|arms|disarm|disarms} {alarm|system|house|home}, {add|adds}
    {device|author|editor|moderator|dependant|dependent|child|fingerprint|face|keyholder|forwarding address|to mailing
    list|subscriber|signatory|trustee}, mailing list, lets {somebody|someone}, act for you,
    {deploy|access|api|ssh|signing|encryption|host|licen{s|c}e} key{|s}, {protect|protects|unprotect}
    {branch|page|folder|file|document|sheet|directory}, branch protection,
    {install|installs|uninstall|authorise|add|connect} {app|application|integration|plugin|extension|bot}, webhook{|s},
    create webhook, create{|s} webhook, {change|changes|set|update|updates} {nameserver|nameservers|dns|mx record|mx
    records}, points domain, {open|opens|close|forward|block} port{|s}, {attach|attaches|detach}
    {policy|policies|role|permission}, {add|adds|create|creates|give|gives|send} {guest code|door code|access code|guest
    a code|pin code|visitor pass|door pass|key card}, {activate|activates} {esim|e sim|sim|line|licence|license|device},
    {move|moves|keep|transfer|transfers|port|ports} number, bar{|s} {number|calls|customer}, blocks calls, {join|joins}
    {loyalty|loyalty club|loyalty programme|miles programme|rewards|rewards programme|rewards club|newsletter|mailing
    list|community|network|server|room}, restricts, firewall {rule|rules}, door code{|s}, {pairs|pair|pairing} device,
    setup code, key log in, updat{e|es} billing email, {link|links|connect|connects|unlink} {console|accounts|account},
    billing email, {change|changes|correct|corrects} {surname|name|first name|last name|title|date of birth|my
    data|data|record|gender}, order {id card|identity card|passport}, {add|adds|remove} {to group|rights}, rights of,
    gives user, gives rights, lock{|s} {device|phone|tablet|account|user|door|doors|car|lost phone},
    {allow|allows|block|blocks} {app|apps|website|site|contact|sender|caller|caller id}, {set|limit|limits} {screen
    time|play time}, lets child, lets children, limits how long, confirm{|s} {subscription|address|registration|sign
    up}, privacy choices, {set|sets|choose|save} {who can see|who may use|cookie preferences|consent|preferences and
    consent}, who may use, who may see, push{|es} profile, {enrol|enroll|enrols|enrolls}
    {device|user|users|fingerprint|face}, copy of {your|my} data, ask{|s} for copy of your data, {replaces|renews} key,
    {replace|replaces|regenerate} key, correct my data, {enable|disable|enables|disables} {sso|mfa|login|sign
    in|access|user|api}, logins, assign{|s} *, {make|makes} {somebody|someone|another|him|her}, pass{|es}
    {baton|ownership|torch|on ownership}, {new|issue|issues|give|gives|add|create|order} {fob|door fob|key card|key
    fob|badge|call sign|licence|license|entry pass|library card|membership card}, {gives|give}
    {tenant|guest|visitor|staff|cashier} *, keeps {cashier|user|member|staff} out, keep cashier out, lock{|s}
    {till|cashier|screen|room|cabinet|profile}, {set|change|edit|sets|changes} {rights|crew rights|privileges|permission
    level|access level|clearance}, rights, privileges, may see and change, may collect child, hide me, admit{|s},
    let{|s} {guest|them|visitor|him|her|in} in, let in, bind{|s}, {tie|ties} to member, can find you, show me in
    {search|results}, connect{|s}
    {ledger|bank|accounting|provider|store|shop|drive|mailbox|repository|google|device|profile|data source}, {let|lets}
    {bank|app|partner|company|school|doctor|advisor|adviser|accountant} {read|see|use|access|act}, {hand|hands|give}
    {back|in} {badge|key|keys|pass|fob|card}, {ends|end} access, {readmit|reinstate|reinstates}
    {member|user|account|player}, {bar|bars|exclude|excludes} {member|user|player|visitor}, {vouch|vouches} for,
    {change|update|set} {next of kin|emergency contact|beneficiary|beneficiaries|heir|executor}, {certify|attest|swear}
    *, {switch on|turn on|turn off|switch off} {location sharing|tracking|two step|face id}, {share|stop sharing}
    location, disarm{|s},
    change {e mail|mail address|sign in address}, {hide|show|unhide|publish} {profile|account|my profile},
    {remove|drop} {from team|from group|from organisation|from organization|from
    workspace|member|teammate|collaborator}, view as, see as, {add|adds|register} {public key|key|gpg key|device key},
    {choose|pick|add} {recovery contact|trusted contact|guardian}, incognito,
    {entry|door|gate|access|alarm} code, save code, {link|unlink|connect}
    {profile|identity|steam|xbox|playstation|twitch|discord}, link {profile|accounts}, {let|lets} through, pronouns,
    {add|remove} {person|guardian|keyholder|authorised person}, {newsletter|mail|mailing|email|e
    mail|notification|communication|contact} {prefs|preferences|settings}, who may collect, may collect, remote
    access, {revoke|revokes} {client|app|application|device|grant},
    rotate{|s} {secret|secrets|credentials|password|passwords|key|keys|signing key|api
    key|token|tokens|certificate|certificates},
    {key|keys|secret|secrets|credential|credentials|token|tokens|certificate} rotate, take me off list, take me off
    the list, stop sending me emails, stop sending me, update my tax details, update tax details, activate online
    banking, activate banking, this isn t me, this wasn t me, not me, impersonate, grant access, link device, activate
    device
"""
"""Who somebody is there, and what they may do."""
