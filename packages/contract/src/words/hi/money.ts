/** Refunds by mail and as a letter, leaving a course, and the receipt as a paper. */
export const money = {
  'A payment goes back to you': 'एक भुगतान आपको लौट रहा है',
  '{amount} is on its way back to you.': '{amount} आपको लौट रहे हैं।',
  'Hello {name}, we have received {amount} from you. {why} So we send this {amount} back to the account or card you paid with. Banks take five to seven working days. You need not do anything.':
    'नमस्ते {name}, हमें आपसे {amount} मिले हैं। {why} इसलिए हम ये {amount} उसी खाते या कार्ड में लौटा रहे हैं जिससे आपने भुगतान किया। बैंक को पाँच से सात कार्य दिवस लगते हैं। आपको कुछ नहीं करना है।',
  '{amount} was refunded to you.': '{amount} आपको लौटा दिए गए हैं।',
  'Hello {name}, our office has given {amount} back to you in cash. If you have not got it, please answer this mail.':
    'नमस्ते {name}, हमारे कार्यालय ने आपको {amount} नकद लौटाए हैं। अगर आपको नहीं मिले, तो कृपया इस ईमेल का उत्तर दें।',
  'Hello {name}, our office has given {amount} back to you by cheque. If you have not got it, please answer this mail.':
    'नमस्ते {name}, हमारे कार्यालय ने आपको {amount} चेक से लौटाए हैं। अगर आपको नहीं मिले, तो कृपया इस ईमेल का उत्तर दें।',
  'Hello {name}, our office has given {amount} back to you by bank transfer. If you have not got it, please answer this mail.':
    'नमस्ते {name}, हमारे कार्यालय ने आपको {amount} बैंक ट्रांसफ़र से लौटाए हैं। अगर आपको नहीं मिले, तो कृपया इस ईमेल का उत्तर दें।',
  'It was paid a second time for the same thing. You pay only once: what was paid first stands.':
    'एक ही चीज़ के लिए दूसरी बार भुगतान हुआ है। आपको एक ही बार देना है: पहला भुगतान बना रहेगा।',
  'It was paid after the fee had been refunded.': 'यह फ़ीस का रिफ़ंड होने के बाद दिया गया।',
  'It came after the last place had gone.': 'यह आख़िरी सीट भर जाने के बाद मिला।',
  'It did not fit what was to be paid.': 'यह दी जाने वाली रकम से मेल नहीं खाया।',
  'Refund number': 'रिफ़ंड नंबर',

  'Your cheque was returned': 'आपका चेक लौट आया है',
  '{amount} is due again.': '{amount} फिर से देय है।',
  'Hello {name}, the bank returned your cheque of {amount} on {day} without paying it. So this fee is due again, and the receipt below no longer counts. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.':
    'नमस्ते {name}, बैंक ने आपका {amount} का चेक {day} को बिना भुगतान किए लौटा दिया है। इसलिए यह फ़ीस फिर से देय है, और नीचे की रसीद अब मान्य नहीं है। कृपया अपने खाते में या हमारे कार्यालय में भुगतान करें। अगर आपको यह ग़लती लगे, तो कृपया इस मेल का उत्तर दें।',
  'Cancelled receipt': 'रद्द रसीद',
  'Cancelled: the bank returned the cheque on {day}.': 'रद्द: बैंक ने {day} को चेक लौटा दिया।',
  'Receipt {number} no longer counts.': 'रसीद {number} अब मान्य नहीं है।',
  'A receipt of yours was cancelled': 'आपकी एक रसीद रद्द हुई है',
  'Hello {name}, on {day} we found that our office had noted this payment of {amount} by mistake. The receipt below no longer counts, and this fee is not paid. We are sorry. If you did pay this amount, please do not pay again: answer this mail or call us.':
    'नमस्ते {name}, {day} को पता चला कि हमारे कार्यालय ने {amount} का यह भुगतान ग़लती से दर्ज किया था। नीचे की रसीद अब मान्य नहीं है, और यह फ़ीस चुकाई नहीं गई है। हमें खेद है। अगर आपने यह रकम सच में दी है, तो कृपया दोबारा न दें: इस मेल का उत्तर दें या हमें कॉल करें।',
  'Cancelled on {day}: this payment was noted by mistake.': '{day} को रद्द: यह भुगतान ग़लती से दर्ज हुआ था।',

  'Your refund': 'आपका रिफ़ंड',
  'Hello {name}, {amount} is on its way back to the account or card you paid with. Banks take five to seven working days.':
    'नमस्ते {name}, {amount} उसी खाते या कार्ड में लौट रहे हैं जिससे आपने भुगतान किया। बैंक को पाँच से सात कार्य दिवस लगते हैं।',

  'Leaving a course': 'कोर्स छोड़ना',
  'We have noted that you leave': 'हमने दर्ज कर लिया है कि आप छोड़ रहे हैं',
  'We have noted that {student} leaves': 'हमने {student} का कोर्स छोड़ना दर्ज कर लिया है',
  'Noted on {day}.': '{day} को दर्ज किया गया।',
  'Hello {name}, you have told us that you leave the course below. The fee is counted up to that day, and we will write to you with the amount of your refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.':
    'नमस्ते {name}, आपने बताया है कि आप नीचे का कोर्स छोड़ रहे हैं। फ़ीस उसी दिन तक गिनी जाएगी, और हम आपको रिफ़ंड की रकम लिखकर बताएँगे। जो किस्तें अभी देनी नहीं थीं, वे रद्द हो जाती हैं। कारण बताना ज़रूरी नहीं है। अगर यह गलती से हुआ, तो इस मेल का उत्तर दें।',
  'Hello {name}, we have noted that {student} leaves the course below. The fee is counted up to that day, and we will write to you with the amount of the refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.':
    'नमस्ते {name}, हमने दर्ज कर लिया है कि {student} नीचे का कोर्स छोड़ रहे हैं। फ़ीस उसी दिन तक गिनी जाएगी, और हम आपको रिफ़ंड की रकम लिखकर बताएँगे। जो किस्तें अभी देनी नहीं थीं, वे रद्द हो जाती हैं। कारण बताना ज़रूरी नहीं है। अगर यह गलती से हुआ, तो इस मेल का उत्तर दें।',
  'See the page of {student}': '{student} का पेज देखें',
  Course: 'कोर्स',
  'Noted on': 'दर्ज करने का दिन',
  'Paid so far': 'अब तक दिया',
  Refund: 'रिफ़ंड',

  'Your refund, worked out': 'आपके रिफ़ंड का हिसाब',
  'Your refund is {amount}.': 'आपका रिफ़ंड {amount} है।',
  'Hello {name}, what was used of {course} is as much as you have paid, so there is no refund. You do not owe anything more.':
    'नमस्ते {name}, {course} में जितना इस्तेमाल हुआ, उतना ही आपने दिया है, इसलिए कोई रिफ़ंड नहीं है। आपको और कुछ नहीं देना है।',
  'Hello {name}, your refund for {course} is {amount}. It is paid by {day}, to the account or card you paid with.':
    'नमस्ते {name}, {course} के लिए आपका रिफ़ंड {amount} है। यह {day} तक उसी खाते या कार्ड में आएगा जिससे आपने भुगतान किया।',
  'Hello {name}, your refund for {course} is {amount}. Our office pays it out by {day}, because you paid at the desk.':
    'नमस्ते {name}, {course} के लिए आपका रिफ़ंड {amount} है। आपने काउंटर पर भुगतान किया था, इसलिए हमारा कार्यालय यह राशि {day} तक लौटाएगा।',
  'Hello {name}, your refund for {course} is {amount}. It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk.':
    'नमस्ते {name}, {course} के लिए आपका रिफ़ंड {amount} है। यह {day} तक मिलेगा: ऑनलाइन दी गई राशि उसी खाते या कार्ड में आएगी जिससे आपने भुगतान किया, और काउंटर पर दी गई राशि हमारा कार्यालय लौटाएगा।',
  'The letter with the rule is attached. If something looks wrong, please answer this mail.':
    'नियम वाला पत्र साथ में है। कुछ गलत लगे, तो कृपया इस मेल का उत्तर दें।',
  'You told us on': 'आपने बताया',
  Fee: 'फ़ीस',
  'What you have paid': 'आपने दिया',
  'What was used': 'जितना इस्तेमाल हुआ',

  'Your refund, {number}': 'आपका रिफ़ंड, {number}',
  'Dear {name},': 'प्रिय {name},',
  'You told us on {day} that you leave {course}. This is your refund, and how it is worked out.':
    'आपने {day} को बताया कि आप {course} छोड़ रहे हैं। यह आपका रिफ़ंड और उसका हिसाब है।',
  'How it is worked out': 'हिसाब इस तरह है',
  Amount: 'राशि',
  'The fee for the whole period': 'पूरी अवधि की फ़ीस',
  'The fee for what was used: {used}': 'जितना इस्तेमाल हुआ उसकी फ़ीस: {used}',
  '{used} of {total} days, {from} to {until}, counted up to and including the day you told us':
    '{total} में से {used} दिन, {from} से {until} तक; जिस दिन आपने बताया, वह दिन भी गिना गया है',
  '{used} of {total} papers opened': '{total} में से {used} पेपर खोले गए',
  'Of this: {parts}.': 'इसमें: {parts}।',
  'It is paid by {day}, to the account or card you paid with. Instalments that were open are cancelled.':
    'यह {day} तक उसी खाते या कार्ड में आएगा जिससे आपने भुगतान किया। बाकी किस्तें रद्द हो जाती हैं।',
  'Our office pays it out by {day}, because you paid at the desk. Instalments that were open are cancelled.':
    'आपने काउंटर पर भुगतान किया था, इसलिए हमारा कार्यालय यह राशि {day} तक लौटाएगा। बाकी किस्तें रद्द हो जाती हैं।',
  'It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk. Instalments that were open are cancelled.':
    'यह {day} तक मिलेगा: ऑनलाइन दी गई राशि उसी खाते या कार्ड में आएगी जिससे आपने भुगतान किया, और काउंटर पर दी गई राशि हमारा कार्यालय लौटाएगा। बाकी किस्तें रद्द हो जाती हैं।',
  'What was used is as much as you have paid, so there is no refund. You do not owe anything more, and instalments that were open are cancelled.':
    'जितना इस्तेमाल हुआ, उतना ही आपने दिया है, इसलिए कोई रिफ़ंड नहीं है। आपको और कुछ नहीं देना है, और बाकी किस्तें रद्द हो जाती हैं।',
  'The rule': 'नियम',
  'If something looks wrong, please tell us: {contact}.': 'कुछ गलत लगे, तो कृपया हमें बताएँ: {contact}।',

  'Issued on {day}': '{day} को जारी',
  'Received from': 'किससे मिला',
  Name: 'नाम',
  Contact: 'संपर्क',
  'Amount received': 'मिली रकम',
  'Refunded since': 'बाद में रिफ़ंड',
  Payment: 'भुगतान',
  'Paid by': 'भुगतान का तरीका',
  Card: 'कार्ड',
  'Net banking': 'नेट बैंकिंग',
  'Cash, at the desk': 'नकद, काउंटर पर',
  'Cheque, at the desk': 'चेक, काउंटर पर',
  'UPI, at the desk': 'UPI, काउंटर पर',
  'Card, at the desk': 'कार्ड, काउंटर पर',
  'Bank transfer, noted at the desk': 'बैंक ट्रांसफ़र, काउंटर पर दर्ज',
  'Demand draft, at the desk': 'डिमांड ड्राफ़्ट, काउंटर पर',
  'We have received your cheque': 'आपका चेक हमें मिल गया है',
  'Received, subject to realisation.': 'बैंक से पैसा मिलने पर ही यह मान्य है।',
  'Hello {name}, we have received your cheque or demand draft of {amount}, subject to realisation: once the bank has paid it, this fee is paid, and you get a numbered receipt. Please keep this mail until then.':
    'नमस्ते {name}, आपका {amount} का चेक या डिमांड ड्राफ़्ट हमें मिल गया है। बैंक से पैसा मिलने पर ही यह मान्य है: तब यह फ़ीस भरी मानी जाएगी और आपको नंबर वाली रसीद मिलेगी। तब तक यह मेल सँभालकर रखें।',
  'Hello {name}, the bank returned your cheque or demand draft of {amount} on {day} without paying it. So this fee is still due. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.':
    'नमस्ते {name}, बैंक ने आपका {amount} का चेक या डिमांड ड्राफ़्ट {day} को पैसा दिए बिना लौटा दिया। इसलिए यह फ़ीस अभी भरनी है। कृपया अपने खाते में या हमारे दफ़्तर में भरें। अगर यह ग़लती लगे, तो कृपया इस मेल का जवाब दें।',
  'Number of the cheque or draft': 'चेक या ड्राफ़्ट का नंबर',
  'Received at our office on': 'हमारे दफ़्तर में मिलने का दिन',
  Wallet: 'वॉलेट',
  'Order and payment': 'ऑर्डर और भुगतान',
  'Issued by': 'किसने जारी किया',
  Address: 'पता',
  'Refund: {rule}': 'रिफ़ंड: {rule}',
  'Made by computer; it is valid without a signature.': 'कंप्यूटर से बनी है; बिना हस्ताक्षर के मान्य है।',
  'Registration for the aptitude test': 'एप्टीट्यूड टेस्ट का रजिस्ट्रेशन',
  'Page {number} of {count}': 'पेज {number} / {count}',
} as const
