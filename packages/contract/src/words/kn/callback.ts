export const callback = {
  'Thank you. We will call you about this course.': 'ಧನ್ಯವಾದ. ಈ ಕೋರ್ಸ್ ಬಗ್ಗೆ ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'One moment …': 'ಒಂದು ಕ್ಷಣ …',
  'Thank you, {name}': 'ಧನ್ಯವಾದ, {name}',
  'We will call {number} about {course} at {campus}.':
    '{campus} ಕ್ಯಾಂಪಸ್‌ನ {course} ಬಗ್ಗೆ ನಾವು {number} ಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'Request a call-back': 'ನನಗೆ ಕರೆ ಮಾಡಿ',
  'Enrol, or request a call-back': 'ಸೇರಿಕೊಳ್ಳಿ, ಅಥವಾ ಕರೆ ಮಾಡಲು ಹೇಳಿ',
  'This batch is full': 'ಈ ಬ್ಯಾಚ್ ತುಂಬಿದೆ',
  'Ask about this course': 'ಈ ಕೋರ್ಸ್ ಬಗ್ಗೆ ಕೇಳಿ',
  'Leave your number and we will call you when a seat comes free or the next batch opens. Nothing is paid here.':
    'ನಿಮ್ಮ ಸಂಖ್ಯೆ ಕೊಡಿ. ಸೀಟು ಖಾಲಿಯಾದಾಗ ಅಥವಾ ಮುಂದಿನ ಬ್ಯಾಚ್ ಆರಂಭವಾದಾಗ ಕರೆ ಮಾಡುತ್ತೇವೆ. ಇಲ್ಲಿ ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ.',
  'Leave your number and we will call you. Nothing is paid here.':
    'ನಿಮ್ಮ ಸಂಖ್ಯೆ ಕೊಡಿ, ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ. ಇಲ್ಲಿ ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ.',
  'Enrol, free': 'ಉಚಿತವಾಗಿ ಸೇರಿಕೊಳ್ಳಿ',
  'Enrol and pay {amount}': 'ಸೇರಿಕೊಳ್ಳಿ, {amount} ಪಾವತಿಸಿ',
  'A call is free and does not hold a seat.': 'ಕರೆ ಉಚಿತ; ಅದರಿಂದ ಸೀಟು ಕಾಯ್ದಿರಿಸಿದಂತಾಗುವುದಿಲ್ಲ.',
  '{campus} campus will call you: {hours}.': '{campus} ಕ್ಯಾಂಪಸ್‌ನಿಂದ ಕರೆ ಬರುತ್ತದೆ: {hours}.',
  '{campus} campus will call you.': '{campus} ಕ್ಯಾಂಪಸ್‌ನಿಂದ ಕರೆ ಬರುತ್ತದೆ.',
  'You ask your questions, and visit a class if you wish.': 'ನಿಮ್ಮ ಪ್ರಶ್ನೆ ಕೇಳಿ; ಬೇಕಿದ್ದರೆ ಒಂದು ತರಗತಿಗೆ ಬಂದು ನೋಡಿ.',
  'If you decide to join, you get the fee, the dates and the refund rule in writing before you pay anything.':
    'ಸೇರಲು ನಿರ್ಧರಿಸಿದರೆ, ಹಣ ಕಟ್ಟುವ ಮೊದಲೇ ಶುಲ್ಕ, ದಿನಾಂಕ ಮತ್ತು ಮರುಪಾವತಿ ನಿಯಮವನ್ನು ಲಿಖಿತವಾಗಿ ಕೊಡುತ್ತೇವೆ.',
  'In a hurry? Call {number}.': 'ತುರ್ತೇ? {number} ಗೆ ಕರೆ ಮಾಡಿ.',
  'How would you like to pay?': 'ಹೇಗೆ ಪಾವತಿಸುತ್ತೀರಿ?',
  'Pay in full, {amount}': 'ಪೂರ್ತಿ ಪಾವತಿ, {amount}',
  'Pay in {count} instalments, {amount} now': '{count} ಕಂತುಗಳಲ್ಲಿ, ಈಗ {amount}',
  'Then {parts}. No extra charge.': 'ನಂತರ {parts}. ಹೆಚ್ಚುವರಿ ಶುಲ್ಕವಿಲ್ಲ.',
  '{amount} on {day}': '{day} ರಂದು {amount}',
  'Enrol in {course}': '{course} ಸೇರಿಕೊಳ್ಳಿ',
  'The receipt goes to the e-mail address you give here.': 'ನೀವು ಇಲ್ಲಿ ಕೊಡುವ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ರಸೀದಿ ಬರುತ್ತದೆ.',
  'UPI, card or net banking. We never see your card or your PIN.':
    'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್. ನಿಮ್ಮ ಕಾರ್ಡ್ ಅಥವಾ PIN ನಮಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  'Request a call-back instead': 'ಬದಲಿಗೆ ಕರೆ ಮಾಡಲು ಹೇಳಿ',
  'Checking your payment': 'ನಿಮ್ಮ ಪಾವತಿ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ',
  'Pay the fee': 'ಶುಲ್ಕ ಪಾವತಿಸಿ',
  '{name}, {amount}. The seat is yours when it has arrived.': '{name}, {amount}. ಹಣ ತಲುಪಿದಾಗ ಸೀಟು ನಿಮ್ಮದು.',
  'Pay {amount}': '{amount} ಪಾವತಿಸಿ',
  'You are enrolled': 'ನೀವು ಸೇರಿದ್ದೀರಿ',
  'My courses': 'ನನ್ನ ಕೋರ್ಸ್‌ಗಳು',
  'Receipt {number} (PDF)': 'ರಸೀದಿ {number} (PDF)',
  '{name} has a seat in {course}, {campus}.': '{name} ಅವರಿಗೆ {course}, {campus} ನಲ್ಲಿ ಸೀಟು ಸಿಕ್ಕಿದೆ.',
  'There is nothing to pay.': 'ಏನೂ ಪಾವತಿಸಬೇಕಿಲ್ಲ.',
  '{amount} has arrived.': '{amount} ತಲುಪಿದೆ.',
  'A confirmation goes to {address}.': '{address} ಗೆ ದೃಢೀಕರಣ ಬರುತ್ತದೆ.',
  'The receipt goes to {address}.': '{address} ಗೆ ರಸೀದಿ ಬರುತ್ತದೆ.',
  'The campus will call you about the batch and the first day.':
    'ಬ್ಯಾಚ್ ಮತ್ತು ಮೊದಲ ದಿನದ ಬಗ್ಗೆ ಕ್ಯಾಂಪಸ್‌ನಿಂದ ಕರೆ ಬರುತ್ತದೆ.',
  'We remind you by e-mail before each of the next parts. They stand under {link}, each with a button to pay it.':
    'ಮುಂದಿನ ಪ್ರತಿ ಕಂತಿಗೂ ಮೊದಲು ಇ-ಮೇಲ್‌ನಲ್ಲಿ ನೆನಪಿಸುತ್ತೇವೆ. ಅವು {link} ಪುಟದಲ್ಲಿವೆ, ಪಾವತಿಸುವ ಬಟನ್‌ನೊಂದಿಗೆ.',
  Payments: 'ಪಾವತಿಗಳು',
  '{enter} or {create} with the same address, and you will find the course there.':
    'ಅದೇ ವಿಳಾಸದಿಂದ {enter} ಅಥವಾ {create}; ಕೋರ್ಸ್ ಅಲ್ಲಿರುತ್ತದೆ.',
  'Sign in': 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'create an account': 'ಖಾತೆ ತೆರೆಯಿರಿ',
  'Try again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  'Open the payment again': 'ಪಾವತಿಯನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ',
  'Check again': 'ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ',
  'The payment window was closed. If you paid in your UPI app, stay here a moment: this page updates on its own. Otherwise nothing was charged.':
    'ಪಾವತಿ ಕಿಟಕಿ ಮುಚ್ಚಿದೆ. UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದ್ದರೆ ಸ್ವಲ್ಪ ಹೊತ್ತು ಇಲ್ಲೇ ಇರಿ: ಈ ಪುಟ ತಾನಾಗಿ ಬದಲಾಗುತ್ತದೆ. ಇಲ್ಲದಿದ್ದರೆ ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  'Your money is safe. Quote {number} if you call us.': 'ನಿಮ್ಮ ಹಣ ಸುರಕ್ಷಿತ. ಕರೆ ಮಾಡಿದರೆ {number} ಎಂದು ಹೇಳಿ.',
  'We could not reach the server. Check your connection and try again; nothing was charged.':
    'ಸರ್ವರ್ ಸಂಪರ್ಕ ಸಿಗಲಿಲ್ಲ. ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ; ಹಣ ಕಡಿತವಾಗಿಲ್ಲ.',
  'The bank declined the payment. Nothing was charged. You can try again.':
    'ಬ್ಯಾಂಕ್ ಪಾವತಿಯನ್ನು ತಿರಸ್ಕರಿಸಿದೆ. ಹಣ ಕಡಿತವಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
} as const
