export const callback = {
  'Thank you. We will call you about this course.': 'धन्यवाद। हम इस कोर्स के बारे में आपको कॉल करेंगे।',
  'One moment …': 'एक क्षण …',
  'Thank you, {name}': 'धन्यवाद, {name}',
  'We will call {number} about {course} at {campus}.': '{campus} के {course} के बारे में हम {number} पर कॉल करेंगे।',
  'Request a call-back': 'मुझे कॉल करें',
  'Enrol, or request a call-back': 'दाखिला लें, या कॉल मँगाएँ',
  'This batch is full': 'यह बैच भर गया है',
  'Ask about this course': 'इस कोर्स के बारे में पूछें',
  'Leave your number and we will call you when a seat comes free or the next batch opens. Nothing is paid here.':
    'अपना नंबर दें। सीट खाली होने या अगला बैच खुलने पर हम कॉल करेंगे। यहाँ कोई भुगतान नहीं है।',
  'Leave your number and we will call you. Nothing is paid here.':
    'अपना नंबर दें, हम कॉल करेंगे। यहाँ कोई भुगतान नहीं है।',
  'Enrol, free': 'मुफ़्त दाखिला लें',
  'Enrol and pay {amount}': 'दाखिला लें, {amount} दें',
  'A call is free and does not hold a seat.': 'कॉल मुफ़्त है और इससे सीट पक्की नहीं होती।',
  '{campus} campus will call you: {hours}.': '{campus} कैंपस से कॉल आएगा: {hours}।',
  '{campus} campus will call you.': '{campus} कैंपस से कॉल आएगा।',
  'You ask your questions, and visit a class if you wish.': 'अपने सवाल पूछें, और चाहें तो एक कक्षा देखने आएँ।',
  'If you decide to join, you get the fee, the dates and the refund rule in writing before you pay anything.':
    'अगर आप जुड़ना तय करें, तो कुछ भी देने से पहले फ़ीस, तारीखें और रिफ़ंड का नियम लिखकर मिलेगा।',
  'In a hurry? Call {number}.': 'जल्दी है? {number} पर कॉल करें।',
  'How would you like to pay?': 'आप कैसे भुगतान करना चाहेंगे?',
  'Pay in full, {amount}': 'पूरा भुगतान, {amount}',
  'Pay in {count} instalments, {amount} now': '{count} किस्तों में, अभी {amount}',
  'Then {parts}. No extra charge.': 'फिर {parts}। कोई अतिरिक्त शुल्क नहीं।',
  '{amount} on {day}': '{day} को {amount}',
} as const
