export const newsletter = {
  'Subscribe our newsletter': 'ನಮ್ಮ ಸುದ್ದಿಪತ್ರ ಪಡೆಯಿರಿ',
  'Subscribe Now': 'ಚಂದಾದಾರರಾಗಿ',
  'We write once a month and never share your address.': 'ತಿಂಗಳಿಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಬರೆಯುತ್ತೇವೆ. ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ಯಾರಿಗೂ ಕೊಡುವುದಿಲ್ಲ.',
  'Subscribed successfully.': 'ಧನ್ಯವಾದ. ನೀವು ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ.',
  'This e-mail address already receives the newsletter.': 'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಸುದ್ದಿಪತ್ರ ಈಗಾಗಲೇ ಬರುತ್ತಿದೆ.',
} as const
