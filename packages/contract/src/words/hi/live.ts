export const live = {
  'Try again': 'फिर कोशिश करें',
  'This could not be loaded.': 'यह लोड नहीं हो सका।',
  'New courses will be listed here soon.': 'नए कोर्स जल्द ही यहाँ दिखेंगे।',
  Campus: 'कैंपस',
  'School (STD VIII to X)': 'स्कूल (कक्षा 8 से 10)',
  'Senior Secondary (XI, XII, PU)': 'सीनियर सेकेंडरी (कक्षा 11, 12, PU)',
  Online: 'ऑनलाइन',
  'Day scholar': 'डे स्कॉलर',
  Residential: 'आवासीय',
  'Day scholar and residential': 'डे स्कॉलर और आवासीय',
  'The link is copied.': 'लिंक कॉपी हो गया।',
  'You could not be signed out. Check your connection and try again.':
    'साइन आउट नहीं हो सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  'Your e-mail address is confirmed.': 'आपका ई-मेल पता पक्का हो गया है।',
  'A newer version of this site is ready. Finish what you are writing, then reload.':
    'इस साइट का नया रूप तैयार है। जो लिख रहे हैं उसे पूरा करके पेज दोबारा खोलें।',
  'What you typed is still here. Check it and send it.': 'आपने जो लिखा था वह यहीं है। जाँचकर भेज दें।',
  'We could not reach the server. Check your connection and try again.':
    'सर्वर से संपर्क नहीं हो सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें।',
  'We could not reach the server. Check your connection and try again; nothing you typed is lost.':
    'सर्वर से संपर्क नहीं हो सका। इंटरनेट कनेक्शन देखकर फिर कोशिश करें; आपका लिखा कुछ भी खोया नहीं है।',
} as const
