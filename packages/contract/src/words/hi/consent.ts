/** What a parent is asked for a student under 18: the mail, the page behind its link, and what is agreed to. */
export const consent = {
  'Agreement of a parent': 'अभिभावक की सहमति',
  'Nothing is kept without your agreement.': 'आपकी सहमति के बिना कुछ नहीं रखा जाता।',
  'Read what you agree to': 'पढ़ें कि आप किस बात पर सहमत हो रहे हैं',
  'Take it back on any day': 'किसी भी दिन वापस लें',
  'No account and no password needed': 'न खाता चाहिए, न पासवर्ड',
  'Language of this page': 'इस पेज की भाषा',
  'Do you agree?': 'क्या आप सहमत हैं?',
  'Your agreement': 'आपकी सहमति',
  'Text {version}': 'पाठ {version}',
  '{student} is signed in on this browser, so the answer cannot be given here. Please open the link from the mail on your own phone, or give {student} the six-digit code in it.':
    'इस ब्राउज़र में {student} साइन इन हैं, इसलिए यहाँ उत्तर नहीं दिया जा सकता। मेल का लिंक अपने फ़ोन पर खोलें, या उसमें लिखा छह अंकों का कोड {student} को दें।',
  'Yes, I agree': 'हाँ, मैं सहमत हूँ',
  'No, I refuse': 'नहीं, मैं सहमत नहीं हूँ',
  'By agreeing you confirm that you are the parent or guardian of {student} and over 18.':
    'सहमति देकर आप पुष्टि करते हैं कि आप {student} के अभिभावक हैं और 18 साल से बड़े हैं।',
  'Questions?': 'कोई प्रश्न?',
  'See the marks, letters, next tests and fees of {student} in your own account, with the e-mail address this came to.':
    '{student} के अंक, रिपोर्ट, अगले टेस्ट और फ़ीस अपने खाते में देखें, उसी ई-मेल पते से जिस पर यह मेल आया।',
  '{create} or {enter}.': '{create} या {enter}।',
  'Create an account': 'खाता बनाएँ',
  'sign in': 'साइन इन करें',
  'See what we keep about {student}': 'देखें कि {student} के बारे में हम क्या रखते हैं',
  '{parent}, you agreed for {student} on {day}. This is the text. You can take it back at any time.':
    '{parent}, {day} को आपने {student} की ओर से सहमति दी। पाठ यह है। आप इसे कभी भी वापस ले सकते हैं।',
  '{parent}, this agreement for {student} was taken back on {day}.':
    '{parent}, {student} के लिए यह सहमति {day} को वापस ली गई।',
  'Dear {parent}, {student} has named you as parent or guardian and would like to take tests here. This is what you would agree to.':
    'प्रिय {parent}, {student} ने आपको अभिभावक बताया है और यहाँ टेस्ट देना चाहते हैं। आप इन बातों पर सहमत होंगे।',
  'This link has run out, or a newer one was sent. Ask {student} to send the mail again.':
    'इस लिंक का समय निकल गया है, या नया भेजा जा चुका है। {student} से मेल फिर भेजने को कहें।',
  'You refused on {day}. If you change your mind, ask {student} to send the question again.':
    '{day} को आपने मना किया। मन बदले तो {student} से प्रश्न फिर भेजने को कहें।',
  Saved: 'सहेज लिया',
  'You have agreed': 'आपने सहमति दी है',
  'You have refused': 'आपने मना किया है',
  'The agreement is taken back': 'सहमति वापस ली गई',
  'Take the agreement back?': 'सहमति वापस लें?',
  'Take the agreement back': 'सहमति वापस लें',
  'Take it back': 'वापस लें',
  'Keep it': 'रहने दें',
  Saving: 'सहेजा जा रहा है',
  'Tests close from this moment on. Results and receipts stay. A parent can agree again later.':
    'इसी क्षण से टेस्ट बंद हो जाते हैं। परिणाम और रसीदें रहती हैं। अभिभावक बाद में फिर सहमति दे सकते हैं।',
  'The application for admission ends, and the seat is free for another student. What was paid is treated by the refund rule.':
    'प्रवेश का आवेदन समाप्त हो जाता है और सीट किसी और विद्यार्थी के लिए खाली हो जाती है। दिए गए पैसे पर रिफ़ंड का नियम लागू होता है।',
  'This link does not work': 'यह लिंक काम नहीं करता',
  'It may have been cut off by the mail program. Open it again from the mail, or ask the student to send it once more.':
    'शायद मेल ऐप ने इसे काट दिया है। मेल से फिर खोलें, या विद्यार्थी से एक बार और भेजने को कहें।',
  'a student asks for your agreement': 'एक विद्यार्थी आपकी सहमति चाहता है',
  'We need your agreement': 'हमें आपकी सहमति चाहिए',
  'A student has named you as parent or guardian.': 'एक विद्यार्थी ने आपको अभिभावक बताया है।',
  'Dear {parent}, {student} has created an account at {institute} and named you as parent or guardian. A student under 18 may take tests here once a parent agrees to this:':
    'प्रिय {parent}, {student} ने {institute} में खाता बनाया है और आपको अभिभावक बताया है। 18 साल से कम उम्र का विद्यार्थी यहाँ टेस्ट तभी दे सकता है, जब अभिभावक इन बातों पर सहमत हों:',
  'Read and answer': 'पढ़ें और उत्तर दें',
  'Or give {student} this code, if you agree. It counts as your answer.':
    'या सहमत हों तो यह कोड {student} को दें। यही आपका उत्तर माना जाएगा।',
  'Link and code work until {day}. If you do not know {student}, do nothing, or refuse behind the link.':
    'लिंक और कोड {day} तक चलेंगे। अगर आप {student} को नहीं जानते, तो कुछ न करें, या लिंक खोलकर मना कर दें।',
  'Agreement of a parent for a student under 18': '18 साल से कम उम्र के विद्यार्थी के लिए अभिभावक की सहमति',
  'We keep your child’s name, date of birth, e-mail address and mobile number to run this account.':
    'यह खाता चलाने के लिए हम आपके बच्चे का नाम, जन्म तिथि, ई-मेल पता और मोबाइल नंबर रखते हैं।',
  'We keep the courses and tests your child takes, the answers and the results, to teach, to mark and to show what to learn next. Results are private: only your child, you and our teachers see them.':
    'पढ़ाने, जाँचने और आगे क्या सीखना है यह दिखाने के लिए हम आपके बच्चे के कोर्स और टेस्ट, उत्तर और परिणाम रखते हैं। परिणाम निजी हैं: उन्हें केवल आपका बच्चा, आप और हमारे शिक्षक देखते हैं।',
  'We write to your child and to you about tests, courses and admission.':
    'टेस्ट, कोर्स और प्रवेश के बारे में हम आपके बच्चे को और आपको लिखते हैं।',
  'We do not use your child’s data for advertising, we do not follow your child across other sites, and we do not sell data. Payment and mail services receive only what they need to do their work.':
    'आपके बच्चे की जानकारी का उपयोग हम विज्ञापन के लिए नहीं करते, दूसरी साइटों पर उसका पीछा नहीं करते और जानकारी बेचते नहीं। भुगतान और मेल सेवाओं को केवल उनके काम की जानकारी मिलती है।',
  'You can see, correct, download or delete the data, and take this agreement back at any time. What was done before stays lawful; tests cannot be taken after that.':
    'आप यह जानकारी कभी भी देख, सुधार, डाउनलोड या मिटा सकते हैं और यह सहमति वापस ले सकते हैं। पहले किया गया काम वैध रहता है; उसके बाद टेस्ट नहीं दिए जा सकते।',
  'Agreement of a parent for an admission': 'प्रवेश के लिए अभिभावक की सहमति',
  'We keep what this form asks about your child and your family to decide on the admission and to arrange the test.':
    'प्रवेश तय करने और टेस्ट कराने के लिए हम इस फ़ॉर्म में पूछी गई आपके बच्चे और परिवार की जानकारी रखते हैं।',
  'We write to you and to your child about the test, its result, the fee and the admission.':
    'टेस्ट, उसके परिणाम, फ़ीस और प्रवेश के बारे में हम आपको और आपके बच्चे को लिखते हैं।',
  'We do not use this data for advertising and we do not sell it. Payment and mail services receive only what they need to do their work.':
    'इस जानकारी का उपयोग हम विज्ञापन के लिए नहीं करते और इसे बेचते नहीं। भुगतान और मेल सेवाओं को केवल उनके काम की जानकारी मिलती है।',
  'You can see, correct, download or delete the data, and take this agreement back at any time. The registration then ends; what was paid is treated by the refund rule.':
    'आप यह जानकारी कभी भी देख, सुधार, डाउनलोड या मिटा सकते हैं और यह सहमति वापस ले सकते हैं। तब रजिस्ट्रेशन समाप्त हो जाता है; दिए गए पैसे पर रिफ़ंड का नियम लागू होता है।',
  'Write to us': 'हमें लिखें',
  'Thank you. Your agreement is recorded, and we have mailed you a copy.':
    'धन्यवाद। आपकी सहमति दर्ज हो गई है, उसकी प्रति हमने मेल कर दी है।',
  'You have refused. Nothing further happens, and the student cannot take tests here.':
    'आपने मना किया है। आगे कुछ नहीं होगा, और विद्यार्थी यहाँ टेस्ट नहीं दे सकता।',
  'Your agreement is taken back. The student cannot take tests from now on.':
    'आपकी सहमति वापस ली गई। अब से विद्यार्थी टेस्ट नहीं दे सकता।',
  'Your agreement is taken back. The application for admission ends with it.':
    'आपकी सहमति वापस ली गई। इसके साथ प्रवेश का आवेदन भी समाप्त होता है।',
  'The student is signed in here, so this cannot be answered here. Open the link from the mail on your own phone, or give the student the code that stands in it.':
    'यहाँ विद्यार्थी साइन इन हैं, इसलिए यहाँ उत्तर नहीं दिया जा सकता। मेल का लिंक अपने फ़ोन पर खोलें, या उसमें लिखा कोड विद्यार्थी को दें।',
  'This account does not exist any more.': 'यह खाता अब नहीं है।',
  'This question went to the student’s own address. Name a parent with another address.':
    'यह मेल विद्यार्थी के अपने पते पर गया। दूसरे पते वाले अभिभावक का नाम दें।',
  'This address belongs to a student under 18, who cannot agree for another. Name a parent’s own.':
    'यह पता 18 साल से कम उम्र के विद्यार्थी का है, जो किसी और के लिए सहमति नहीं दे सकते। अभिभावक का अपना पता दें।',
  'This link no longer works. Ask your child to send the mail again.':
    'यह लिंक अब काम नहीं करता। अपने बच्चे से मेल फिर भेजने को कहें।',
  'This link is not known. Open it again from the mail.': 'यह लिंक हमारे पास नहीं है। इसे मेल से फिर खोलें।',
  'You have agreed already. You can take it back here.': 'आप पहले ही सहमति दे चुके हैं। उसे यहाँ वापस ले सकते हैं।',
  'Agree or refuse.': 'सहमति दें या मना करें।',
  'This question has been answered already.': 'इसका उत्तर पहले ही दिया जा चुका है।',
  'This agreement has been taken back already.': 'यह सहमति पहले ही वापस ली जा चुकी है।',
} as const
