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
} as const
