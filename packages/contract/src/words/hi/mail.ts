/** Mails to a family: what it asked for, seats, the aptitude test, fees and the agreement. */
export const mail = {
  'Thank You': 'धन्यवाद',
  'Thank you for writing to us': 'हमें लिखने के लिए धन्यवाद',
  'We have received your enquiry.': 'आपका अनुरोध हमें मिल गया है।',
  'We have received your enquiry and will be in touch.': 'आपका अनुरोध हमें मिल गया है, हम आपसे संपर्क करेंगे।',
  'We have received your enquiry and will be in touch at the time you chose.':
    'आपका अनुरोध हमें मिल गया है, हम आपके चुने हुए समय पर संपर्क करेंगे।',
  'Number of your enquiry': 'आपके अनुरोध का नंबर',
  'You asked for': 'आपने माँगा',
  'Call Back': 'कॉल',
  'Home Visit': 'घर पर मुलाकात',
  'Visit Our Center': 'कैंपस आना',
  'Connect Online': 'वीडियो कॉल',
  Branch: 'कैंपस',
  'If you did not write to us, somebody has typed your address by mistake. You need not do anything.':
    'अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।',

  'Seats reserved: {event}, {date}': 'सीटें बुक हुईं: {event}, {date}',
  'Your seats are reserved': 'आपकी सीटें बुक हो गई हैं',
  'Please confirm your seats': 'कृपया अपनी सीटें पक्की करें',
  'We hold the seats for you until {until}. Open the link below and press “Confirm the seats”: then they are yours. Otherwise another family can have them.':
    'हम {until} तक सीटें आपके लिए रखते हैं। नीचे का लिंक खोलकर “सीटें पक्की करें” दबाएँ: तब वे आपकी हैं। नहीं तो वे किसी और परिवार को मिल सकती हैं।',
  'Confirm the seats': 'सीटें पक्की करें',
  '{event}, {date}, for {people}.': '{event}, {date}, {people} सीटें।',
  '1 person': '1 व्यक्ति के लिए',
  '{count} people': '{count} लोगों के लिए',
  'We look forward to seeing you. The attached file puts the date into your calendar.':
    'हम आपकी राह देखेंगे। साथ की फ़ाइल खोलने पर तारीख आपके कैलेंडर में आ जाती है।',
  Event: 'कार्यक्रम',
  'Reserved for': 'बुकिंग',
  Place: 'जगह',
  'More about it': 'और जानकारी',
  'If you cannot come, please cancel, so that another family can have the seats. To change the number of people, cancel and reserve again.':
    'अगर आप न आ सकें, तो कृपया रद्द कर दें, ताकि सीटें किसी और परिवार को मिल सकें। लोगों की संख्या बदलने के लिए रद्द करके फिर बुक करें।',
  'If you did not reserve any seats, somebody has typed your address by mistake. You need not do anything.':
    'अगर आपने सीटें बुक नहीं कीं, तो किसी ने गलती से आपका पता लिख दिया है। आपको कुछ नहीं करना है।',

  'Receipt {number}': 'रसीद {number}',
  'Payment received': 'भुगतान मिल गया',
  '{amount} received. Your receipt is {number}.': '{amount} मिल गए। आपकी रसीद {number} है।',
  'Hello {name}, thank you. We have received {amount}.': 'नमस्ते {name}, धन्यवाद। हमें {amount} मिल गए हैं।',
  'Paid for': 'किसके लिए',
  'For the student': 'किस विद्यार्थी के लिए',
  'Receipt number': 'रसीद नंबर',
  'Received on': 'मिलने की तारीख',
  'Order number': 'ऑर्डर नंबर',
  'Payment number': 'भुगतान नंबर',
  'Open the receipt (PDF)': 'रसीद खोलें (PDF)',

  'An instalment was due on {day}': '{day} को किस्त देनी थी',
  'Fee due on {day}': '{day} तक फ़ीस देनी है',
  'An instalment is late': 'एक किस्त बाकी है',
  'The next instalment': 'अगली किस्त',
  '{amount}, due on {day}.': '{amount}, देने की तारीख {day}।',
  '{amount}, was due on {day}.': '{amount}, {day} को देने थे।',
  'Hello {name}, {amount} was due on {day} and has not reached us. If you have paid in the last hours, you need not do anything. If you need more time, answer this mail and we agree on another day.':
    'नमस्ते {name}, {amount} {day} को देने थे और हमें नहीं मिले। अगर आपने पिछले कुछ घंटों में भुगतान किया है, तो कुछ नहीं करना है। और समय चाहिए, तो इस मेल का उत्तर दें, हम दूसरा दिन तय कर लेंगे।',
  'Hello {name}, {amount} is due on {day}. If that day does not suit you, answer this mail before it and we agree on another.':
    'नमस्ते {name}, {amount} {day} तक देने हैं। अगर वह दिन ठीक न हो, तो उससे पहले इस मेल का उत्तर दें, हम दूसरा दिन तय कर लेंगे।',
  'instalment {number} of {all}': 'किस्त {number} / {all}',
  'Fee for': 'किसकी फ़ीस',
  'Due on': 'देने की तारीख',
  'See and pay': 'देखें और भुगतान करें',
  '{course}: {amount} is due on {day}.': '{course}: {amount}, देने की तारीख {day}।',
  '{course}: {amount} was due on {day}.': '{course}: {amount}, {day} को देने थे।',

  'your agreement': 'आपकी सहमति',
  'Thank you for your agreement': 'आपकी सहमति के लिए धन्यवाद',
  'Keep this mail for your papers.': 'इस मेल को अपने कागज़ों के लिए सँभालकर रखें।',
  'Dear {parent}, on {day} you agreed for {student} to the following (text {version}):':
    'प्रिय {parent}, {day} को आपने {student} की ओर से इन बातों पर सहमति दी (पाठ {version}):',
  'With the link below you can see and download what we keep about {student}, and take this back at any time. No account is needed. Keep the link to yourself. It shows the data for 30 days; after that the page behind it mails you a new one.':
    'नीचे के लिंक से आप देख और डाउनलोड कर सकते हैं कि {student} के बारे में हम क्या रखते हैं, और यह सहमति कभी भी वापस ले सकते हैं। खाता नहीं चाहिए। लिंक किसी को न दें। यह 30 दिन तक जानकारी दिखाता है; उसके बाद वही पेज आपको नया लिंक मेल करता है।',
  'See the data or take this back': 'जानकारी देखें या सहमति वापस लें',
  'Another parent has agreed': 'दूसरे अभिभावक ने सहमति दी है',
  'Your agreement was taken back': 'आपकी सहमति वापस ली गई',
  'Write to us if this is not right.': 'अगर यह ठीक नहीं है, तो हमें लिखें।',
  'Dear {parent}, on {day} another parent or guardian agreed for {student}. Marks and fees are shown to that person from now on, and no longer to you.':
    'प्रिय {parent}, {day} को {student} के लिए दूसरे अभिभावक ने सहमति दी। अब से अंक और फ़ीस उन्हें दिखेंगे, आपको नहीं।',
  'Dear {parent}, on {day} your agreement for {student} was taken back in the student’s account. Tests are closed there from now on.':
    'प्रिय {parent}, {day} को {student} के लिए आपकी सहमति विद्यार्थी के खाते में वापस ली गई। अब से वहाँ टेस्ट बंद हैं।',
  'If this is not right, write to us or call us, and we look at it together with the family.':
    'अगर यह ठीक नहीं है, तो हमें लिखें या कॉल करें, हम परिवार के साथ मिलकर देखेंगे।',
  'Write to us': 'हमें लिखें',

  'Your place in {course} is confirmed.': '{course} में आपकी सीट पक्की है।',
  'Hello {name}, your place in {course}, {branch}, is confirmed. There is nothing to pay.':
    'नमस्ते {name}, {course}, {branch}, में आपकी सीट पक्की है। कुछ देना नहीं है।',
  'Create an account with this e-mail address to see your courses in one place.':
    'अपने कोर्स एक जगह देखने के लिए इसी ई-मेल पते से खाता बनाएँ।',
  'See my courses': 'मेरे कोर्स देखें',

  'Admission Test Registration': 'प्रवेश टेस्ट रजिस्ट्रेशन',
  'Application {number}': 'आवेदन {number}',
  'Application number': 'आवेदन नंबर',
  'To pay': 'देय राशि',
  'Held until': 'सीट इस दिन तक आपकी',
  Result: 'परिणाम',
  'Test centre': 'टेस्ट केंद्र',
  'See the application': 'आवेदन देखें',
  'We have your registration': 'आपका रजिस्ट्रेशन मिल गया',
  'You are registered for the aptitude test': 'एप्टीट्यूड टेस्ट के लिए आपका रजिस्ट्रेशन हो गया',
  'Your fee has arrived, but too late for this test date': 'आपकी फ़ीस मिल गई, पर इस तारीख के लिए देर से',
  'Your hall ticket': 'आपका हॉल टिकट',
  'Your test date has changed': 'आपके टेस्ट की तारीख बदल गई है',
  'The result of the aptitude test': 'एप्टीट्यूड टेस्ट का परिणाम',
  'We offer you a seat': 'हम आपको सीट दे रहे हैं',
  'Welcome: you are admitted': 'स्वागत है: आपको प्रवेश मिल गया',
  'About your application': 'आपके आवेदन के बारे में',
  'Your application is withdrawn': 'आपका आवेदन वापस ले लिया गया',
  'The fee of the aptitude test is still open': 'एप्टीट्यूड टेस्ट की फ़ीस अभी बाकी है',
  'Your aptitude test is coming': 'आपका एप्टीट्यूड टेस्ट पास है',
  'The admission was confirmed too early': 'प्रवेश समय से पहले पक्का कर दिया गया था',
  'We had noted the admission of {name} too early, and have taken that back. Nothing is to be paid.':
    'हमने {name} का प्रवेश समय से पहले दर्ज कर दिया था और उसे वापस ले लिया है। अभी कुछ भी भरना नहीं है।',
  'The seat we offered is still yours to take': 'जो सीट हमने दी थी, वह अब भी आपके लिए है',
  'We have received a registration with this e-mail address. The seat is held for half an hour while the fee of {fee} is paid. If the payment did not go through, you can pay again on the page of the application.':
    'इस ई-मेल पते से एक रजिस्ट्रेशन मिला है। {fee} की फ़ीस भरने के लिए सीट आधे घंटे रुकी है। भुगतान न हुआ हो, तो आवेदन के पेज पर फिर भुगतान कर सकते हैं।',
  'The registration of {name} is complete.': '{name} का रजिस्ट्रेशन पूरा हो गया है।',
  'The hall ticket is attached: bring it, printed or on a phone.': 'हॉल टिकट साथ में है: छपा हुआ या फ़ोन पर लेकर आएँ।',
  'The hall ticket follows as soon as a parent or guardian has agreed.': 'अभिभावक की सहमति मिलते ही हॉल टिकट आएगा।',
  'The test opens on the page of the application on the days below.': 'टेस्ट नीचे दिए दिनों में आवेदन के पेज पर खुलेगा।',
  'The fee for {name} has arrived, but by then the test date was full or over. Nothing is lost: choose another date at no cost, or ask for a refund.':
    '{name} की फ़ीस मिल गई, पर तब तक वह तारीख भर चुकी थी या निकल चुकी थी। कुछ नुकसान नहीं हुआ: बिना खर्च दूसरी तारीख चुनें, या पैसे वापस माँगें।',
  'Everything is in order, and the hall ticket of {name} is attached: bring it, printed or on a phone.':
    'सब ठीक है, {name} का हॉल टिकट साथ में है: छपा हुआ या फ़ोन पर लेकर आएँ।',
  '{name} now has the test date below.': '{name} के टेस्ट की तारीख अब नीचे दी गई है।',
  'The new hall ticket is attached; the old one is no longer good.': 'नया हॉल टिकट साथ में है; पुराना अब नहीं चलेगा।',
  'The aptitude test of {name} has been marked.': '{name} का एप्टीट्यूड टेस्ट जाँच लिया गया है।',
  'We offer {name} a seat. The next step is to meet us and to pay the first instalment.':
    'हम {name} को सीट दे रहे हैं। अगला कदम: हमसे मिलें और पहली किस्त दें।',
  '{name} is admitted. We look forward to the first class.': '{name} को प्रवेश मिल गया है। हमें पहली कक्षा का इंतज़ार है।',
  'We cannot offer {name} a seat this time. Call us: we will gladly tell you why, and what would help.':
    'इस बार हम {name} को सीट नहीं दे पा रहे हैं। हमें कॉल करें: कारण और आगे क्या करें, हम बताएँगे।',
  'The registration of {name} is complete once the fee of {fee} is paid. You can pay on the page of the application. If you have paid already, nothing is left to do.':
    '{fee} की फ़ीस भरने पर {name} का रजिस्ट्रेशन पूरा होगा। आवेदन के पेज पर भुगतान कर सकते हैं। अगर भुगतान हो चुका है, तो कुछ नहीं करना है।',
  'The aptitude test of {name} is on the day below.': '{name} का एप्टीट्यूड टेस्ट नीचे दिए दिन है।',
  'The hall ticket is attached once more: bring it, printed or on a phone, and be there 30 minutes before.':
    'हॉल टिकट फिर साथ में है: छपा हुआ या फ़ोन पर लेकर आएँ, और 30 मिनट पहले पहुँचें।',
  'It opens on the page of the application.': 'यह आवेदन के पेज पर खुलेगा।',
  'We hold a seat for {name}.': '{name} के लिए हमने सीट रोक रखी है।',
  'We hold a seat for {name} until {day}.': '{name} के लिए हमने {day} तक सीट रोक रखी है।',
  'You can confirm the admission on the page of the application, or call us with your questions.':
    'आवेदन के पेज पर प्रवेश पक्का कर सकते हैं, या प्रश्न हों तो हमें कॉल करें।',
  'The application of {name} is withdrawn and the seat is free for somebody else.':
    '{name} का आवेदन वापस ले लिया गया है और सीट किसी और के लिए खाली है।',
  'The fee of {fee} goes back to the account that paid it, within ten days; you get another mail when it does.':
    '{fee} की फ़ीस दस दिनों में उसी खाते में लौटेगी जिससे दी गई थी; लौटने पर आपको एक और मेल मिलेगा।',
  '{amount} of the tuition is waived, {percent} per cent of it': 'ट्यूशन फ़ीस में {amount} की छूट, यानी {percent} प्रतिशत',
  '{percent} per cent of the tuition is waived': 'ट्यूशन फ़ीस में {percent} प्रतिशत की छूट',
  'no waiver': 'कोई छूट नहीं',
  '{percent} per cent': '{percent} प्रतिशत',
  'Your personal data was affected by a breach': 'आपकी निजी जानकारी लीक हुई है',
  'What happened, and what you can do.': 'क्या हुआ, और आप क्या कर सकते हैं।',
  'You get this letter as the parent or guardian of {name}.': '{name} के अभिभावक होने के नाते आपको यह पत्र भेजा जा रहा है।',
  'Hello {name}, we must tell you of a breach of your personal data.':
    'नमस्ते {name}, हमें आपको आपकी निजी जानकारी लीक होने के बारे में बताना है।',
  'It began on {begins} and ended on {ends}.': 'यह {begins} को शुरू हुआ और {ends} को ख़त्म हुआ।',
  'Do not open links or pay anybody who writes to you about this. We never ask for a password or a code by mail or telephone.':
    'इस बारे में कोई आपको लिखे तो लिंक न खोलें और पैसे न भेजें। हम पासवर्ड या कोड ई-मेल या फ़ोन पर कभी नहीं माँगते।',
  'For questions answer this mail or write to {contact}. You may also complain to the Data Protection Board of India.':
    'कोई सवाल हो तो इस ई-मेल का जवाब दें या {contact} पर लिखें। आप भारत के डेटा संरक्षण बोर्ड में भी शिकायत कर सकते हैं।',
} as const
