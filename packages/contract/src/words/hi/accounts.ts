/** Mails about an account: codes and links to get in, and what happened to it. */
export const accounts = {
  'Your code to sign in': 'साइन इन करने का आपका कोड',
  'It works once, for 15 minutes.': 'यह एक बार चलता है, 15 मिनट तक।',
  'Hello {name}, many wrong passwords were tried for your account, so on a new device we ask for more than the password. If you are signing in now, type this code beside your password. It works once, for 15 minutes.':
    'नमस्ते {name}, आपके खाते के लिए कई बार गलत पासवर्ड डाला गया है। इसलिए नए डिवाइस पर हम पासवर्ड के साथ कोड भी माँगते हैं। अगर आप अभी साइन इन कर रहे हैं, तो पासवर्ड के साथ यह कोड लिखें। यह एक बार चलता है, 15 मिनट तक।',
  'If you are not signing in, you need not do anything: nobody gets in without this code. We never ask for it by telephone.':
    'अगर आप साइन इन नहीं कर रहे हैं, तो कुछ नहीं करना है: इस कोड के बिना कोई अंदर नहीं आ सकता। हम इसे फ़ोन पर कभी नहीं माँगते।',
  'Sign in': 'साइन इन करें',
  'Your code': 'आपका कोड',
  'Hello {name}, type this code where the page asks for it. It works once, for 15 minutes.':
    'नमस्ते {name}, पेज पर जहाँ माँगा जाए, यह कोड लिखें। यह एक बार चलता है, 15 मिनट तक।',
  'We never ask for it by telephone. If you did not ask for a code, somebody else is using your account: sign that device out.':
    'हम इसे फ़ोन पर कभी नहीं माँगते। अगर आपने कोड नहीं माँगा, तो कोई और आपका खाता इस्तेमाल कर रहा है: उस डिवाइस को साइन आउट करें।',
  'See your devices': 'अपने डिवाइस देखें',
  'Confirm your e-mail address': 'अपने ई-मेल पते की पुष्टि करें',
  'One click, and your account is complete.': 'एक क्लिक, और आपका खाता पूरा।',
  'Hello {name}, please confirm that this address is yours: open the link and press the button there. It works for 24 hours.':
    'नमस्ते {name}, कृपया पुष्टि करें कि यह पता आपका है: लिंक खोलें और वहाँ बटन दबाएँ। लिंक 24 घंटे चलता है।',
  'Confirm my address': 'मेरे पते की पुष्टि करें',
  'If you neither created an account with us nor asked for another address, somebody has typed yours by mistake. Do not confirm it; you need not do anything.':
    'अगर आपने न हमारे यहाँ खाता बनाया, न दूसरा पता माँगा, तो किसी ने गलती से आपका पता लिख दिया है। पुष्टि न करें; आपको कुछ नहीं करना है।',
  'Choose a new password': 'नया पासवर्ड चुनें',
  'The link works once, for one hour.': 'लिंक एक बार चलता है, एक घंटे तक।',
  'Hello {name}, here is the link to choose a new password. It works once, for one hour, and signs out every device.':
    'नमस्ते {name}, नया पासवर्ड चुनने का लिंक यहाँ है। यह एक बार चलता है, एक घंटे तक, और सभी डिवाइस साइन आउट कर देता है।',
  'If you did not ask for it, leave this mail alone: your password stays as it is.':
    'अगर आपने यह नहीं माँगा, तो इस मेल को छोड़ दें: आपका पासवर्ड वही रहेगा।',
  'Your password was changed': 'आपका पासवर्ड बदला गया',
  'If this was not you, act now.': 'अगर यह आपने नहीं किया, तो अभी कदम उठाएँ।',
  'Hello {name}, the password of your account was changed on {when}. Other devices have been signed out.':
    'नमस्ते {name}, आपके खाते का पासवर्ड {when} को बदला गया। बाकी डिवाइस साइन आउट कर दिए गए हैं।',
  'If this was not you, choose a new password now.': 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें।',
  'Your account is to have another e-mail address': 'आपके खाते के लिए दूसरा ई-मेल पता माँगा गया है',
  'Another e-mail address': 'दूसरा ई-मेल पता',
  'Hello {name}, on {when} somebody asked to give your account another e-mail address: {address}. It counts once that mailbox confirms it. If this was you, there is nothing to do here.':
    'नमस्ते {name}, {when} को किसी ने आपके खाते के लिए दूसरा ई-मेल पता माँगा: {address}। वहाँ से पुष्टि होने पर ही वह लागू होगा। अगर यह आपने किया, तो यहाँ कुछ नहीं करना है।',
  'If it was not you, somebody else is in your account. Until the other mailbox confirms, at most until {until}, the link keeps this address, signs every device out and ends the password; we then mail you a link to choose a new one.':
    'अगर यह आपने नहीं किया, तो कोई और आपके खाते में है। दूसरे पते से पुष्टि होने तक, ज़्यादा से ज़्यादा {until} तक, यह लिंक आपका पता बनाए रखता है, सभी डिवाइस साइन आउट करता है और पासवर्ड रद्द करता है; फिर हम नया पासवर्ड चुनने का लिंक मेल करते हैं।',
  'This was not me': 'यह मैंने नहीं किया',
  'The e-mail address of your account was changed': 'आपके खाते का ई-मेल पता बदल गया',
  'Your e-mail address was changed': 'आपका ई-मेल पता बदल गया',
  'We write to the new one from now on.': 'अब से हम नए पते पर लिखेंगे।',
  'Hello {name}, on {when} your account moved to another e-mail address: {address}. That mailbox has confirmed it, and we write there from now on. If this was you, there is nothing to do.':
    'नमस्ते {name}, {when} को आपका खाता दूसरे ई-मेल पते पर चला गया: {address}। वहाँ से पुष्टि हो चुकी है, और अब से हम वहीं लिखेंगे। अगर यह आपने किया, तो कुछ नहीं करना है।',
  'If it was not you, write to us or call us today, and we will sort it out with you.':
    'अगर यह आपने नहीं किया, तो आज ही हमें लिखें या कॉल करें, हम आपके साथ इसे ठीक करेंगे।',
  'A sign-in from a new place': 'एक नई जगह से साइन इन हुआ है',
  'Hello {name}, your account was opened on {when} with {device}, in the network {network}. One of the two had not been seen before.':
    'नमस्ते {name}, {when} को आपका खाता {device} से, नेटवर्क {network} में खोला गया। इन दोनों में से एक पहले नहीं देखा गया था।',
  'If this was you, there is nothing to do. If not, end that session, choose a new password, and tell an administrator of the institute now: they see what was done with your account.':
    'अगर यह आप थे, तो कुछ नहीं करना है। अगर नहीं, तो वह सेशन ख़त्म करें, नया पासवर्ड चुनें और संस्थान के एडमिन को अभी बताएँ: वे देख सकते हैं कि आपके खाते से क्या किया गया।',
  'See your sessions': 'अपने सेशन देखें',
  'A new device has signed in': 'एक नए डिवाइस से साइन इन हुआ है',
  'If this was you, all is well.': 'अगर यह आप थे, तो सब ठीक है।',
  'Hello {name}, your account was opened on {when} from a device that had not been here before: {device}.':
    'नमस्ते {name}, आपका खाता {when} को एक नए डिवाइस से खोला गया: {device}।',
  'If this was you, there is nothing to do. If not, sign that device out and choose a new password.':
    'अगर यह आप थे, तो कुछ नहीं करना है। नहीं तो उस डिवाइस को साइन आउट करें और नया पासवर्ड चुनें।',
  'Your data is ready': 'आपकी जानकारी तैयार है',
  'Sign in to download it.': 'डाउनलोड करने के लिए साइन इन करें।',
  'Hello {name}, the file you asked for is ready. Sign in and download it until {until}; then it is removed.':
    'नमस्ते {name}, आपकी माँगी हुई फ़ाइल तैयार है। {until} तक साइन इन करके डाउनलोड करें; उसके बाद वह हटा दी जाएगी।',
  'Open your profile': 'अपनी प्रोफ़ाइल खोलें',
  'Your account will be deleted on {when}': 'आपका खाता {when} को मिटा दिया जाएगा',
  'You can still keep it.': 'आप इसे अब भी रख सकते हैं।',
  'Hello {name}, you asked us to delete your account. On {when} your details and answers are removed for good. Receipts and marks stay without your name.':
    'नमस्ते {name}, आपने अपना खाता मिटाने को कहा है। {when} को आपकी जानकारी और उत्तर हमेशा के लिए हटा दिए जाएँगे। रसीदें और अंक आपके नाम के बिना रहेंगे।',
  'Changed your mind, or was it not you? Use the link, or simply sign in before that day.':
    'मन बदल गया, या यह आपने नहीं कहा था? लिंक खोलें, या उस दिन से पहले बस साइन इन कर लें।',
  'Keep my account': 'मेरा खाता रहने दें',
  'Your parent has agreed': 'आपके अभिभावक ने सहमति दी है',
  'Your parent has refused': 'आपके अभिभावक ने मना किया है',
  'Your parent has taken the agreement back': 'आपके अभिभावक ने सहमति वापस ले ली है',
  'See your profile.': 'अपनी प्रोफ़ाइल देखें।',
  'Hello {name}, you can take tests now.': 'नमस्ते {name}, अब आप टेस्ट दे सकते हैं।',
  'Hello {name}, so tests stay closed for you. Talk about it at home; you can send the question again from your profile.':
    'नमस्ते {name}, इसलिए टेस्ट आपके लिए बंद रहेंगे। घर पर बात करें; प्रोफ़ाइल से प्रश्न फिर भेज सकते हैं।',
  'Hello {name}, so tests are closed for you from now on. Your results stay yours, and you can download them.':
    'नमस्ते {name}, इसलिए अब से टेस्ट आपके लिए बंद हैं। आपके परिणाम आपके ही रहेंगे, आप उन्हें डाउनलोड कर सकते हैं।',
} as const
