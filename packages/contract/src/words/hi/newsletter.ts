export const newsletter = {
  'Subscribe our newsletter': 'हमारा न्यूज़लेटर पाएँ',
  'Subscribe Now': 'सब्सक्राइब करें',
  'We write once a month and never share your address.': 'हम महीने में एक बार लिखते हैं और आपका पता किसी को नहीं देते।',
  'Subscribed successfully.': 'धन्यवाद। आप सब्सक्राइब हो गए हैं।',
  'This e-mail address already receives the newsletter.': 'इस ई-मेल पते पर न्यूज़लेटर पहले से आता है।',
} as const
