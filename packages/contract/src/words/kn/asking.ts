/** The short forms of the two-year programme and of campaigns. */
export const asking = {
  'Thank you. We will call you about the programme.': 'ಧನ್ಯವಾದ. ಕಾರ್ಯಕ್ರಮದ ಬಗ್ಗೆ ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'Thank you. We have your name and number, and will call you.': 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ತಲುಪಿದೆ, ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'Thank you, {name}': 'ಧನ್ಯವಾದ, {name}',
  'We will call {number} about the programme: {course}, {campus}.':
    'ಕಾರ್ಯಕ್ರಮದ ಬಗ್ಗೆ ನಾವು {number}ಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ: {course}, {campus}.',
  'We have your number, {number}. You hear from us about this and about nothing else.':
    'ನಿಮ್ಮ ಸಂಖ್ಯೆ {number} ತಲುಪಿದೆ. ಈ ವಿಷಯಕ್ಕೆ ಮಾತ್ರ ಸಂಪರ್ಕಿಸುತ್ತೇವೆ, ಬೇರೆ ಯಾವುದಕ್ಕೂ ಅಲ್ಲ.',
  'The campus you chose will call you.': 'ನೀವು ಆಯ್ಕೆಮಾಡಿದ ಕ್ಯಾಂಪಸ್‌ನಿಂದ ಕರೆ ಬರುತ್ತದೆ.',
  'You can visit for a morning, sit in a class and have lunch with the students, if you wish.':
    'ಬೇಕಿದ್ದರೆ ಒಂದು ಬೆಳಿಗ್ಗೆ ಬಂದು ತರಗತಿಯಲ್ಲಿ ಕುಳಿತು, ವಿದ್ಯಾರ್ಥಿಗಳ ಜೊತೆ ಊಟ ಮಾಡಬಹುದು.',
  'Nothing is paid and no seat is held until you decide.': 'ನೀವು ನಿರ್ಧರಿಸುವವರೆಗೆ ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ, ಸೀಟು ಕಾಯ್ದಿರಿಸುವುದಿಲ್ಲ.',
  'Request a call-back': 'ನನಗೆ ಕರೆ ಮಾಡಿ',
  'We will call you back. You pay nothing here, and no seat is held.':
    'ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ. ಇಲ್ಲಿ ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ, ಸೀಟು ಕಾಯ್ದಿರಿಸುವುದಿಲ್ಲ.',
  'Day scholar or residential': 'ಡೇ ಸ್ಕಾಲರ್ ಅಥವಾ ವಸತಿ ಸಹಿತ',
  Campus: 'ಕ್ಯಾಂಪಸ್',
  'Choose a campus': 'ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ',
  Name: 'ಹೆಸರು',
  'Day Scholar': 'ಡೇ ಸ್ಕಾಲರ್',
  Residential: 'ವಸತಿ ಸಹಿತ',
  'Choose day scholar or residential.': 'ಡೇ ಸ್ಕಾಲರ್ ಅಥವಾ ವಸತಿ ಸಹಿತ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose day scholar or residential from the list.': 'ಪಟ್ಟಿಯಿಂದ ಡೇ ಸ್ಕಾಲರ್ ಅಥವಾ ವಸತಿ ಸಹಿತ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a campus.': 'ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a campus from the list.': 'ಪಟ್ಟಿಯಿಂದ ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a campus that has places for residents.': 'ವಸತಿ ಸೌಲಭ್ಯ ಇರುವ ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a campus that has places for day scholars.': 'ಡೇ ಸ್ಕಾಲರ್‌ಗಳಿಗೆ ಸೀಟು ಇರುವ ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ.',
} as const
