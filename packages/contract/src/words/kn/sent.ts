export const sent = {
  'We have received it': 'ನಮಗೆ ತಲುಪಿದೆ',
  'Not sent yet': 'ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ',
  'Your reference number is {number}. Keep it until we have spoken.':
    'ನಿಮ್ಮ ಉಲ್ಲೇಖ ಸಂಖ್ಯೆ {number}. ನಾವು ಮಾತನಾಡುವವರೆಗೆ ಇದನ್ನು ಇಟ್ಟುಕೊಳ್ಳಿ.',
  'Download the file': 'ಫೈಲ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  'Your seats are confirmed. We look forward to seeing you.': 'ನಿಮ್ಮ ಸೀಟುಗಳು ದೃಢಪಟ್ಟಿವೆ. ನಿಮ್ಮನ್ನು ನೋಡಲು ಕಾಯುತ್ತಿದ್ದೇವೆ.',
  'Your reservation is cancelled. Thank you for telling us: somebody else can have the seats.':
    'ನೀವು ಕಾಯ್ದಿರಿಸಿದ್ದನ್ನು ರದ್ದು ಮಾಡಲಾಗಿದೆ. ತಿಳಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು: ಸೀಟುಗಳು ಬೇರೆಯವರಿಗೆ ಸಿಗುತ್ತವೆ.',
  'This reservation is already cancelled. You need not do anything more.':
    'ಇದನ್ನು ಈಗಾಗಲೇ ರದ್ದು ಮಾಡಲಾಗಿದೆ. ನೀವು ಇನ್ನೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'These seats are free again, because nobody confirmed them in time. Please reserve again.':
    'ಸಮಯದಲ್ಲಿ ಯಾರೂ ದೃಢಪಡಿಸದ ಕಾರಣ ಈ ಸೀಟುಗಳು ಮತ್ತೆ ಖಾಲಿಯಾಗಿವೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಕಾಯ್ದಿರಿಸಿ.',
  'This link is not known. Open it again from the mail, or call us.': 'ಈ ಲಿಂಕ್ ಗೊತ್ತಿಲ್ಲ. ಇ-ಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
  'See or cancel the reservation': 'ಕಾಯ್ದಿರಿಸಿದ್ದನ್ನು ನೋಡಿ ಅಥವಾ ರದ್ದು ಮಾಡಿ',
  'Your reservation': 'ನೀವು ಕಾಯ್ದಿರಿಸಿದ್ದು',
  Events: 'ಕಾರ್ಯಕ್ರಮಗಳು',
  'This reservation is cancelled. You do not have to do anything more.': 'ಇದನ್ನು ರದ್ದು ಮಾಡಲಾಗಿದೆ. ನೀವು ಇನ್ನೇನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'Reserved for 1 person.': 'ಒಬ್ಬರಿಗೆ ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.',
  'Reserved for {count} people.': '{count} ಜನರಿಗೆ ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.',
  'The event has begun or is over, so there is nothing to cancel any more.':
    'ಕಾರ್ಯಕ್ರಮ ಆರಂಭವಾಗಿದೆ ಅಥವಾ ಮುಗಿದಿದೆ, ಹಾಗಾಗಿ ರದ್ದು ಮಾಡಲು ಏನೂ ಇಲ್ಲ.',
  'We hold the seats until {until}. Press the button to confirm them; otherwise another family can have them.':
    '{until} ವರೆಗೆ ಸೀಟುಗಳನ್ನು ಇಟ್ಟಿರುತ್ತೇವೆ. ದೃಢಪಡಿಸಲು ಬಟನ್ ಒತ್ತಿ; ಇಲ್ಲದಿದ್ದರೆ ಬೇರೆ ಕುಟುಂಬಕ್ಕೆ ಸಿಗಬಹುದು.',
  'We hold the seats until {until}. To confirm them, open the link in the e-mail we sent.':
    '{until} ವರೆಗೆ ಸೀಟುಗಳನ್ನು ಇಟ್ಟಿರುತ್ತೇವೆ. ದೃಢಪಡಿಸಲು ನಾವು ಕಳುಹಿಸಿದ ಇ-ಮೇಲ್‌ನ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  'We hold the seats until {until}, and will call you to confirm them.':
    '{until} ವರೆಗೆ ಸೀಟುಗಳನ್ನು ಇಟ್ಟಿರುತ್ತೇವೆ; ದೃಢಪಡಿಸಲು ನಾವು ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'Confirm the seats': 'ಸೀಟುಗಳನ್ನು ದೃಢಪಡಿಸಿ',
  'Cancel this reservation': 'ಇದನ್ನು ರದ್ದು ಮಾಡಿ',
  'See the event': 'ಕಾರ್ಯಕ್ರಮ ನೋಡಿ',
  'Go to the home page': 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  'Back to the page': 'ಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  'Too many attempts! You may try again in {minutes} minutes.': 'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. {minutes} ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many attempts! You may try again in {seconds} seconds.': 'ಹಲವು ಬಾರಿ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. {seconds} ಸೆಕೆಂಡಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Please check these fields': 'ದಯವಿಟ್ಟು ಈ ಜಾಗಗಳನ್ನು ಸರಿಪಡಿಸಿ',
  'Nothing is lost: go back with your browser’s own Back button, and everything you typed is still there. Only a file may have to be chosen again.':
    'ಏನೂ ಹೋಗಿಲ್ಲ: ಬ್ರೌಸರ್‌ನ Back ಬಟನ್ ಒತ್ತಿ ಹಿಂದೆ ಹೋಗಿ, ನೀವು ಬರೆದದ್ದೆಲ್ಲ ಅಲ್ಲೇ ಇದೆ. ಫೈಲ್ ಮಾತ್ರ ಮತ್ತೆ ಆಯ್ಕೆ ಮಾಡಬೇಕಾಗಬಹುದು.',
  'Or {start}.': 'ಅಥವಾ {start}.',
  'start with an empty form': 'ಖಾಲಿ ಫಾರ್ಮ್‌ನಿಂದ ಆರಂಭಿಸಿ',
  'We can also take your details by phone:': 'ಫೋನ್‌ನಲ್ಲಿಯೂ ನಿಮ್ಮ ವಿವರ ಪಡೆಯುತ್ತೇವೆ:',
  'Thank you. We will call you about the programme.': 'ಧನ್ಯವಾದ. ಕಾರ್ಯಕ್ರಮದ ಬಗ್ಗೆ ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'Thank you. We have your name and number, and will call you.': 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಸಂಖ್ಯೆ ತಲುಪಿದೆ, ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'We will read your application and call the parent you named.': 'ನಿಮ್ಮ ಅರ್ಜಿ ಓದಿ, ನೀವು ಹೆಸರಿಸಿದ ಪೋಷಕರಿಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'We will call you, or meet you at the time you chose.': 'ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ, ಅಥವಾ ನೀವು ಆರಿಸಿದ ಸಮಯಕ್ಕೆ ಭೇಟಿಯಾಗುತ್ತೇವೆ.',
  'Your comment is awaiting approval and will appear once someone has read it.':
    'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯ ನಮಗೆ ತಲುಪಿದೆ; ಯಾರಾದರೂ ಓದಿದ ಮೇಲೆ ಪುಟದಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.',
  'We have your CV. Someone in the department reads it, and we reply, whatever the answer is.':
    'ನಿಮ್ಮ CV ತಲುಪಿದೆ. ವಿಭಾಗದವರು ಅದನ್ನು ಓದುತ್ತಾರೆ; ಉತ್ತರ ಏನೇ ಇರಲಿ, ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  'Your account is ready. We have mailed you a link: open it to confirm your e-mail address.':
    'ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ. ನಿಮಗೆ ಒಂದು ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇವೆ: ಇ-ಮೇಲ್ ವಿಳಾಸ ದೃಢಪಡಿಸಲು ಅದನ್ನು ತೆರೆಯಿರಿ.',
  'Your new password is set. Sign in with it.': 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಸಿದ್ಧವಾಗಿದೆ. ಅದರಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
} as const
