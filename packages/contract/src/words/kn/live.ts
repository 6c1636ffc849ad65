export const live = {
  'Try again': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  'This could not be loaded.': 'ಇದನ್ನು ತೆರೆಯಲು ಆಗಲಿಲ್ಲ.',
  'New courses will be listed here soon.': 'ಹೊಸ ಕೋರ್ಸ್‌ಗಳು ಶೀಘ್ರದಲ್ಲೇ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  Campus: 'ಕ್ಯಾಂಪಸ್',
  'School (STD VIII to X)': 'ಶಾಲೆ (8ರಿಂದ 10ನೇ ತರಗತಿ)',
  'Senior Secondary (XI, XII, PU)': 'ಪಿಯು (11, 12ನೇ ತರಗತಿ)',
  Online: 'ಆನ್‌ಲೈನ್',
  'Day scholar': 'ಡೇ ಸ್ಕಾಲರ್',
  Residential: 'ವಸತಿ ಸಹಿತ',
  'Day scholar and residential': 'ಡೇ ಸ್ಕಾಲರ್ ಮತ್ತು ವಸತಿ ಸಹಿತ',
  'The link is copied.': 'ಲಿಂಕ್ ನಕಲಾಗಿದೆ.',
  'You could not be signed out. Check your connection and try again.': 'ಸೈನ್ ಔಟ್ ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Your e-mail address is confirmed.': 'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ ದೃಢೀಕರಣವಾಗಿದೆ.',
  'A newer version of this site is ready. Finish what you are writing, then reload.':
    'ಈ ತಾಣದ ಹೊಸ ಆವೃತ್ತಿ ಬಂದಿದೆ. ಬರೆಯುತ್ತಿರುವುದನ್ನು ಮುಗಿಸಿ, ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  'What you typed is still here. Check it and send it.': 'ನೀವು ಬರೆದದ್ದು ಇಲ್ಲಿಯೇ ಇದೆ. ನೋಡಿ ಕಳುಹಿಸಿ.',
  'We could not reach the server. Check your connection and try again.':
    'ಸರ್ವರ್ ಸಂಪರ್ಕ ಸಿಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'We could not reach the server. Check your connection and try again; nothing you typed is lost.':
    'ಸರ್ವರ್ ಸಂಪರ್ಕ ಸಿಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ; ನೀವು ಬರೆದದ್ದು ಏನೂ ಹೋಗಿಲ್ಲ.',
} as const
