/** The short forms of the two-year programme and of campaigns. */
export const asking = {
  'Thank you. We will call you about the programme.': 'धन्यवाद। हम प्रोग्राम के बारे में आपको कॉल करेंगे।',
  'Thank you. We have your name and number, and will call you.': 'धन्यवाद। आपका नाम और नंबर मिल गया, हम कॉल करेंगे।',
  'Thank you, {name}': 'धन्यवाद, {name}',
  'We will call {number} about the programme: {course}, {campus}.':
    'प्रोग्राम के बारे में हम {number} पर कॉल करेंगे: {course}, {campus}।',
  'We have your number, {number}. You hear from us about this and about nothing else.':
    'आपका नंबर {number} मिल गया। हम केवल इसी बारे में संपर्क करेंगे, और किसी बात के लिए नहीं।',
  'The campus you chose will call you.': 'आपके चुने कैंपस से कॉल आएगा।',
  'You can visit for a morning, sit in a class and have lunch with the students, if you wish.':
    'चाहें तो एक सुबह आकर कक्षा में बैठें और विद्यार्थियों के साथ खाना खाएँ।',
  'Nothing is paid and no seat is held until you decide.': 'आपके तय करने तक न कोई भुगतान है, न कोई सीट रोकी जाती है।',
  'Request a call-back': 'मुझे कॉल करें',
  'We will call you back. You pay nothing here, and no seat is held.':
    'हम आपको कॉल करेंगे। यहाँ कोई भुगतान नहीं है, और कोई सीट रोकी नहीं जाती।',
  'Day scholar or residential': 'डे स्कॉलर या आवासीय',
  Campus: 'कैंपस',
  'Choose a campus': 'कैंपस चुनें',
  Name: 'नाम',
  'Day Scholar': 'डे स्कॉलर',
  Residential: 'आवासीय',
  'Choose day scholar or residential.': 'डे स्कॉलर या आवासीय चुनें।',
  'Choose day scholar or residential from the list.': 'सूची से डे स्कॉलर या आवासीय चुनें।',
  'Choose a campus.': 'कैंपस चुनें।',
  'Choose a campus from the list.': 'सूची से कैंपस चुनें।',
  'Choose a campus that has places for residents.': 'आवासीय सीटों वाला कैंपस चुनें।',
  'Choose a campus that has places for day scholars.': 'डे स्कॉलर की सीटों वाला कैंपस चुनें।',
} as const
