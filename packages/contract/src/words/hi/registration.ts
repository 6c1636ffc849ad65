/** The registration for the aptitude test. */
export const registration = {
  'Register for the test': 'टेस्ट के लिए रजिस्टर करें',
  Registration: 'रजिस्ट्रेशन',
  'Registration: {test}': 'रजिस्ट्रेशन: {test}',
  'Register for the aptitude test: five steps, a draft that is saved, and the hall ticket by e-mail.':
    'एप्टीट्यूड टेस्ट के लिए रजिस्टर करें: पाँच कदम, लिखा हुआ सहेजा जाता है, और हॉल टिकट ई-मेल से।',
  'Registration needs JavaScript. Turn it on in your browser, then load the page again.':
    'रजिस्ट्रेशन के लिए JavaScript चाहिए। उसे ब्राउज़र में चालू करें, फिर पेज दोबारा खोलें।',
  Parents: 'अभिभावक',
  'Programme and test': 'प्रोग्राम और टेस्ट',
  Check: 'जाँच',
  'Pay and finish': 'भुगतान और समाप्त',
  'The student who will take the test. It takes ten minutes, and you can stop and continue later.':
    'टेस्ट देने वाला विद्यार्थी। दस मिनट लगते हैं; बीच में रुककर बाद में आगे बढ़ सकते हैं।',
  'One parent or guardian is enough. We call this person, and only this person, about the test and the seat.':
    'एक अभिभावक काफ़ी है। टेस्ट और सीट के बारे में हम केवल इन्हीं को कॉल करते हैं।',
  'The programme you want to join, and your test date.': 'जिस प्रोग्राम में आप जुड़ना चाहते हैं, और टेस्ट की तारीख।',
  'Student’s full name': 'विद्यार्थी का पूरा नाम',
  'Date of birth': 'जन्म तिथि',
  'Student’s e-mail': 'विद्यार्थी का ई-मेल',
  'Parent or guardian': 'अभिभावक',
  Relationship: 'संबंध',
  'Relationship to the student': 'विद्यार्थी से संबंध',
  'Parent’s e-mail': 'अभिभावक का ई-मेल',
  'Second parent': 'दूसरे अभिभावक',
  'First parent or guardian': 'पहले अभिभावक',
  'Second parent’s mobile': 'दूसरे अभिभावक का मोबाइल',
  'Second parent’s e-mail': 'दूसरे अभिभावक का ई-मेल',
  'Agreement of the parent': 'अभिभावक की सहमति',
  Programme: 'प्रोग्राम',
  'Test date': 'टेस्ट की तारीख',
  Test: 'टेस्ट',
  Password: 'पासवर्ड',
  'Password again': 'पासवर्ड फिर से',
  Father: 'पिता',
  Mother: 'माता',
  Guardian: 'अभिभावक',
  Choose: 'चुनें',
  'Ten digits. On WhatsApp, if you use it.': 'दस अंक। व्हाट्सऐप वाला नंबर, अगर आप चलाते हैं।',
  'The hall ticket and the receipt go here too.': 'हॉल टिकट और रसीद यहाँ भी आती है।',
  'A parent or guardian knows these points and expects your mail.': 'अभिभावक ये बातें जानते हैं और आपके मेल की प्रतीक्षा करेंगे।',
  'A parent or guardian of {name} knows these points and expects your mail.':
    '{name} के अभिभावक ये बातें जानते हैं और आपके मेल की प्रतीक्षा करेंगे।',
  'For a student under 18 we mail these points to the parent above. The hall ticket and the test wait for the parent’s answer, by the link or the code in that mail.':
    '18 साल से कम उम्र के विद्यार्थी के लिए ये बातें हम ऊपर दिए अभिभावक को मेल करते हैं। उस मेल के लिंक या कोड से अभिभावक का जवाब आने पर ही हॉल टिकट और टेस्ट खुलते हैं।',
  'No day of the test is open just now; the next ones are published on the {page}. You can fill in this form today: it is kept on this device.':
    'अभी टेस्ट का कोई दिन खुला नहीं है; अगले दिन {page} पर दिखेंगे। फ़ॉर्म आज ही भर सकते हैं: यह इसी डिवाइस पर रहता है।',
  'admission page': 'प्रवेश पेज',
  'This e-mail address is known to us. {enter} and you will be back here; what you typed is kept on this device. Or give another address.':
    'यह ई-मेल पता हमारे पास पहले से है। {enter}, फिर आप यहीं लौटेंगे; लिखा हुआ इसी डिवाइस पर है। या दूसरा पता दें।',
  'As on the school identity card.': 'जैसा स्कूल के पहचान पत्र पर है।',
  'It becomes the account in which you see the hall ticket and the result.':
    'यही आपका खाता होगा, जिसमें हॉल टिकट और परिणाम दिखेंगे।',
  'Choose a programme': 'प्रोग्राम चुनें',
  'Not decided yet': 'अभी तय नहीं किया',
  'What you would like to join after Class {number}. It can be changed later.':
    'कक्षा {number} के बाद आप किसमें जुड़ना चाहेंगे। बाद में बदला जा सकता है।',
  'Test date and centre': 'टेस्ट की तारीख और केंद्र',
  'No test date is open for this class now. Your draft is saved; the next dates will be on the admission page.':
    'इस कक्षा के लिए अभी टेस्ट की कोई तारीख खुली नहीं है। आपका लिखा सहेजा है; अगली तारीखें प्रवेश पेज पर आएँगी।',
  'Choose a password': 'पासवर्ड चुनें',
  'With it and the student’s e-mail you see the hall ticket, the test and the result. It is not kept in the draft.':
    'इससे और विद्यार्थी के ई-मेल से आप हॉल टिकट, टेस्ट और परिणाम देखते हैं। यह सहेजे हुए फ़ॉर्म में नहीं रहता।',
  'Your application is {number}': 'आपका आवेदन नंबर {number} है',
  'The seat is held for you until {time}, and it is yours when the fee is paid.':
    '{time} तक सीट आपके लिए रुकी है; फ़ीस भरते ही वह आपकी है।',
  'You are registered.': 'आपका रजिस्ट्रेशन हो गया।',
  'Checking the payment': 'भुगतान जाँचा जा रहा है',
  'Opening the payment window': 'भुगतान की खिड़की खुल रही है',
  'Pay {amount}': '{amount} दें',
  'UPI, card or net banking. We never see or keep your card number.':
    'UPI, कार्ड या नेट बैंकिंग। आपका कार्ड नंबर हमें न दिखता है, न हम रखते हैं।',
  'This fee can no longer be paid here. Here is the present status.':
    'यह फ़ीस अब यहाँ नहीं भरी जा सकती। अभी की स्थिति यहाँ है।',
  'Choose a day and a place, and check everything on one page.': 'दिन और जगह चुनें, और सब कुछ एक पेज पर जाँच लें।',
  'Pay {fee} by UPI, card or net banking. The seat is held for you meanwhile.':
    'UPI, कार्ड या नेट बैंकिंग से {fee} दें। तब तक सीट आपके लिए रुकी रहती है।',
  'The hall ticket comes by e-mail and on the page of your application, as soon as the fee is paid and, for a student under 18, a parent has agreed.':
    'फ़ीस भरते ही, और विद्यार्थी 18 साल से कम का हो तो अभिभावक की सहमति मिलते ही, हॉल टिकट ई-मेल से और आपके आवेदन के पेज पर आता है।',
  'registration and test': 'रजिस्ट्रेशन और टेस्ट',
  'The course, from': 'कोर्स, कम से कम',
  'A mark of {percent} per cent or more lowers the tuition by {least}% to {most}%. The result comes within {days} days.':
    '{percent} प्रतिशत या ज़्यादा अंक आने पर ट्यूशन फ़ीस {least}% से {most}% तक कम होती है। परिणाम {days} दिनों में आता है।',
  'So far': 'अब तक',
  Registering: 'रजिस्टर हो रहा है',
  'Register and pay {fee}': 'रजिस्टर करें, {fee} दें',
  'Draft kept on this device for a week, without the password. You can close this page and return.':
    'लिखा हुआ पासवर्ड को छोड़कर एक हफ़्ते इस डिवाइस पर रहता है। पेज बंद करके लौट सकते हैं।',
  'Delete the draft': 'सहेजा हुआ हटाएँ',
  Show: 'दिखाएँ',
  Hide: 'छिपाएँ',
  password: 'पासवर्ड',
  met: 'ठीक है',
  'not met yet': 'अभी बाकी है',
  'At least 8 characters': 'कम से कम 8 अक्षर',
  'An uppercase and a lowercase letter': 'अंग्रेज़ी का एक बड़ा और एक छोटा अक्षर',
  'A letter': 'एक अक्षर',
  'A symbol': 'एक चिह्न',
  'A number': 'एक अंक',
  'Typed the same twice': 'दोनों बार एक जैसा लिखा',
  'Enter the student’s e-mail address.': 'विद्यार्थी का ई-मेल पता लिखें।',
  'The student’s e-mail address must not be longer than 255 characters.': 'विद्यार्थी का ई-मेल पता 255 अक्षरों से लंबा न हो।',
  'The school’s name must not be longer than 255 characters.': 'स्कूल का नाम 255 अक्षरों से लंबा न हो।',
  'The address must not be longer than 500 characters.': 'पता 500 अक्षरों से लंबा न हो।',
  'The account you are signed in to has another date of birth. To register somebody else, sign out first and give the student’s own e-mail address: each student has an account of their own.':
    'जिस खाते में आपने साइन इन किया है, उसमें दूसरी जन्म तिथि है। किसी और को रजिस्टर करने के लिए पहले साइन आउट करें और विद्यार्थी का अपना ई-मेल पता लिखें: हर विद्यार्थी का अपना खाता होता है।',
  'You are signed in to the account of a parent. To register a student, sign out first and give the student’s own e-mail address: each student has an account of their own.':
    'आपने अभिभावक के खाते में साइन इन किया है। विद्यार्थी को रजिस्टर करने के लिए पहले साइन आउट करें और विद्यार्थी का अपना ई-मेल पता लिखें: हर विद्यार्थी का अपना खाता होता है।',
  'Choose a programme.': 'प्रोग्राम चुनें।',
  'Choose a programme from the list.': 'सूची से प्रोग्राम चुनें।',
  'Choose a test date.': 'टेस्ट की तारीख चुनें।',
  'Choose a date.': 'तारीख चुनें।',
  'Choose online or offline.': 'ऑनलाइन या केंद्र चुनें।',
  'Choose who this is.': 'ये कौन हैं, चुनें।',
  'Choose who this is from the list.': 'ये कौन हैं, सूची से चुनें।',
  'Enter the date of birth: day, month and year.': 'जन्म तिथि लिखें: दिन, महीना और साल।',
  'Check the year of birth.': 'जन्म का साल जाँचें।',
  'The date of birth lies in the future.': 'जन्म तिथि आगे की है।',
  'Tick the box, so that we may keep these details.': 'बॉक्स पर निशान लगाएँ, ताकि हम ये विवरण रख सकें।',
  'A parent or guardian has to agree, so that we may keep these details.': 'ये विवरण रखने के लिए अभिभावक की सहमति ज़रूरी है।',
  'Enter the parent’s or guardian’s name.': 'अभिभावक का नाम लिखें।',
  'Enter the parent’s or guardian’s mobile number.': 'अभिभावक का मोबाइल नंबर लिखें।',
  'Enter the parent’s or guardian’s e-mail address.': 'अभिभावक का ई-मेल पता लिखें।',
  'Enter the second parent’s name.': 'दूसरे अभिभावक का नाम लिखें।',
  'Enter the second parent’s mobile number.': 'दूसरे अभिभावक का मोबाइल नंबर लिखें।',
  'Enter the second parent’s e-mail address.': 'दूसरे अभिभावक का ई-मेल पता लिखें।',
  'Choose a password.': 'पासवर्ड चुनें।',
  'Your password needs at least 8 characters.': 'पासवर्ड में कम से कम 8 अक्षर चाहिए।',
  'Your password needs an uppercase and a lowercase letter.': 'पासवर्ड में अंग्रेज़ी का एक बड़ा और एक छोटा अक्षर चाहिए।',
  'Your password needs a letter.': 'पासवर्ड में एक अक्षर चाहिए।',
  'Your password needs a symbol.': 'पासवर्ड में एक चिह्न चाहिए।',
  'Your password needs a number.': 'पासवर्ड में एक अंक चाहिए।',
  'Your password must not be longer than 200 characters.': 'पासवर्ड 200 अक्षरों से लंबा न हो।',
  'Type the password a second time.': 'पासवर्ड दोबारा लिखें।',
  'The two passwords are not the same.': 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  'The email has already been taken.': 'इस ई-मेल पते से खाता पहले से है।',
  'This e-mail address already has an account. If it is the student’s, sign out and sign in with it to register; if it is not, give the student’s own e-mail address.':
    'इस ई-मेल पते से खाता पहले से है। यह विद्यार्थी का हो तो साइन आउट करें और इसी पते से साइन इन करके रजिस्टर करें; न हो तो विद्यार्थी का अपना ई-मेल पता लिखें।',
  'The text has changed. Please load the page again and read it once more.':
    'लिखावट बदल गई है। कृपया पेज फिर खोलकर एक बार और पढ़ें।',
  'We keep what this form asks about your child and your family to decide on the admission and to arrange the test.':
    'प्रवेश तय करने और टेस्ट कराने के लिए हम इस फ़ॉर्म में पूछी गई आपके बच्चे और परिवार की जानकारी रखते हैं।',
  'We write to you and to your child about the test, its result, the fee and the admission.':
    'टेस्ट, उसके परिणाम, फ़ीस और प्रवेश के बारे में हम आपको और आपके बच्चे को लिखते हैं।',
  'We do not use this data for advertising and we do not sell it. Payment and mail services receive only what they need to do their work.':
    'इस जानकारी का उपयोग हम विज्ञापन के लिए नहीं करते और इसे बेचते नहीं। भुगतान और मेल सेवाओं को केवल उनके काम की जानकारी मिलती है।',
  'You can see, correct, download or delete the data, and take this agreement back at any time. The registration then ends; what was paid is treated by the refund rule.':
    'आप यह जानकारी कभी भी देख, सुधार, डाउनलोड या मिटा सकते हैं और यह सहमति वापस ले सकते हैं। तब रजिस्ट्रेशन समाप्त हो जाता है; दिए गए पैसे पर रिफ़ंड का नियम लागू होता है।',
  'This e-mail address already has an account. If it is the student’s, please sign in and register there; if it is a parent’s, give the student’s own e-mail address.':
    'इस ई-मेल पते से खाता पहले से है। यह विद्यार्थी का हो तो कृपया साइन इन करें और वहीं से रजिस्टर करें; अभिभावक का हो तो विद्यार्थी का अपना ई-मेल पता लिखें।',
  'This is the student’s own address. Give the address of a parent or guardian.':
    'यह विद्यार्थी का अपना पता है। अभिभावक का ई-मेल पता लिखें।',
  'This test date is full. Please choose another one; nothing has been charged.':
    'टेस्ट की इस तारीख की सब सीटें भर गई हैं। कृपया दूसरी तारीख चुनें; कोई पैसा नहीं लिया गया है।',
  'This test date is over. Please choose another one.': 'टेस्ट की यह तारीख निकल चुकी है। कृपया दूसरी चुनें।',
  'You have begun the test of this year at home before. Please choose a test date on a campus.':
    'इस साल का टेस्ट आप घर से पहले ही शुरू कर चुके हैं। कृपया कैंपस की कोई तारीख चुनें।',
  'Choose a test date from the list.': 'सूची से टेस्ट की तारीख चुनें।',
  'This test date is held in another mode.': 'इस तारीख का टेस्ट दूसरे तरीके से होता है।',
  'This account has an application for {season} already: {number}.': 'इस खाते में {season} का आवेदन पहले से है: {number}।',
  'This programme is for Class {classes} only. Please choose another one.':
    'यह प्रोग्राम केवल कक्षा {classes} के लिए है। कृपया दूसरा चुनें।',
  'This programme is for students of {years} years or more. Enter the date of birth.':
    'यह प्रोग्राम {years} साल या उससे बड़े विद्यार्थियों के लिए है। जन्म तिथि लिखें।',
  'This programme is for students of {years} years or more. Please choose another one.':
    'यह प्रोग्राम {years} साल या उससे बड़े विद्यार्थियों के लिए है। कृपया दूसरा चुनें।',
  'Registration for this test date closed on {day}. Please choose another one.':
    'टेस्ट की इस तारीख का रजिस्ट्रेशन {day} को बंद हो गया है। कृपया दूसरी चुनें।',
  'This test date is for {classes} only. Please choose another one.':
    'टेस्ट की यह तारीख केवल कक्षा {classes} के लिए है। कृपया दूसरी चुनें।',
} as const
