export const sent = {
  'We have received it': 'हमें मिल गया',
  'Not sent yet': 'अभी भेजा नहीं गया',
  'Your reference number is {number}. Keep it until we have spoken.':
    'आपका संदर्भ नंबर {number} है। हमसे बात होने तक इसे संभालकर रखें।',
  'Download the file': 'फ़ाइल डाउनलोड करें',
  'Your seats are confirmed. We look forward to seeing you.': 'आपकी सीटें पक्की हो गई हैं। आपसे मिलने का इंतज़ार रहेगा।',
  'Your reservation is cancelled. Thank you for telling us: somebody else can have the seats.':
    'आपकी बुकिंग रद्द हो गई है। बताने के लिए धन्यवाद: सीटें किसी और को मिल सकती हैं।',
  'This reservation is already cancelled. You need not do anything more.':
    'यह बुकिंग पहले ही रद्द हो चुकी है। आपको और कुछ नहीं करना है।',
  'These seats are free again, because nobody confirmed them in time. Please reserve again.':
    'समय पर किसी ने पक्का नहीं किया, इसलिए ये सीटें फिर ख़ाली हैं। कृपया दोबारा बुक करें।',
  'This link is not known. Open it again from the mail, or call us.':
    'यह लिंक पहचाना नहीं गया। इसे ई-मेल से दोबारा खोलें, या हमें फ़ोन करें।',
  'See or cancel the reservation': 'बुकिंग देखें या रद्द करें',
  'Your reservation': 'आपकी बुकिंग',
  Events: 'कार्यक्रम',
  'This reservation is cancelled. You do not have to do anything more.': 'यह बुकिंग रद्द हो चुकी है। आपको और कुछ नहीं करना है।',
  'Reserved for 1 person.': '1 व्यक्ति के लिए बुक।',
  'Reserved for {count} people.': '{count} लोगों के लिए बुक।',
  'The event has begun or is over, so there is nothing to cancel any more.':
    'कार्यक्रम शुरू हो गया है या ख़त्म हो चुका है, इसलिए अब रद्द करने को कुछ नहीं है।',
  'We hold the seats until {until}. Press the button to confirm them; otherwise another family can have them.':
    'हम {until} तक सीटें रखते हैं। पक्की करने के लिए बटन दबाएँ; नहीं तो वे किसी और परिवार को मिल सकती हैं।',
  'We hold the seats until {until}. To confirm them, open the link in the e-mail we sent.':
    'हम {until} तक सीटें रखते हैं। पक्की करने के लिए हमारे भेजे ई-मेल का लिंक खोलें।',
  'We hold the seats until {until}, and will call you to confirm them.':
    'हम {until} तक सीटें रखते हैं, और पक्की करने के लिए आपको फ़ोन करेंगे।',
  'Confirm the seats': 'सीटें पक्की करें',
  'Cancel this reservation': 'यह बुकिंग रद्द करें',
  'See the event': 'कार्यक्रम देखें',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Back to the page': 'पेज पर वापस जाएँ',
  'Too many attempts! You may try again in {minutes} minutes.': 'बहुत बार कोशिश हुई। {minutes} मिनट बाद फिर कोशिश करें।',
  'Too many attempts! You may try again in {seconds} seconds.': 'बहुत बार कोशिश हुई। {seconds} सेकंड बाद फिर कोशिश करें।',
  'Please check these fields': 'कृपया ये जगहें जाँचें',
  'Nothing is lost: go back with your browser’s own Back button, and everything you typed is still there. Only a file may have to be chosen again.':
    'कुछ खोया नहीं है: ब्राउज़र का Back बटन दबाकर पीछे जाएँ, आपका लिखा सब वहीं है। केवल फ़ाइल शायद फिर चुननी पड़े।',
  'Or {start}.': 'या {start}।',
  'start with an empty form': 'खाली फ़ॉर्म से शुरू करें',
  'We can also take your details by phone:': 'हम फ़ोन पर भी आपकी जानकारी ले सकते हैं:',
  'Thank you. We will call you about the programme.': 'धन्यवाद। हम प्रोग्राम के बारे में आपको कॉल करेंगे।',
  'Thank you. We have your name and number, and will call you.': 'धन्यवाद। आपका नाम और नंबर मिल गया, हम कॉल करेंगे।',
  'We will read your application and call the parent you named.': 'हम आपका आवेदन पढ़कर आपके बताए अभिभावक को कॉल करेंगे।',
  'We will call you, or meet you at the time you chose.': 'हम आपको कॉल करेंगे, या आपके चुने हुए समय पर मिलेंगे।',
  'Your comment is awaiting approval and will appear once someone has read it.':
    'आपकी टिप्पणी मिल गई है; किसी के पढ़ लेने के बाद वह पेज पर दिखेगी।',
  'We have your CV. Someone in the department reads it, and we reply, whatever the answer is.':
    'आपका CV मिल गया है। विभाग में कोई इसे पढ़ता है, और उत्तर जो भी हो, हम आपको बताते हैं।',
  'Your account is ready. We have mailed you a link: open it to confirm your e-mail address.':
    'आपका खाता तैयार है। हमने आपको एक लिंक भेजा है: ई-मेल पता पक्का करने के लिए उसे खोलें।',
  'Your new password is set. Sign in with it.': 'नया पासवर्ड तैयार है। उसी से साइन इन करें।',
} as const
