/** Mails about an account: codes and links to get in, and what happened to it. */
export const accounts = {
  'Your code to sign in': 'ಸೈನ್ ಇನ್ ಮಾಡಲು ನಿಮ್ಮ ಕೋಡ್',
  'It works once, for 15 minutes.': 'ಇದು 15 ನಿಮಿಷಗಳ ಒಳಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'Hello {name}, many wrong passwords were tried for your account, so on a new device we ask for more than the password. If you are signing in now, type this code beside your password. It works once, for 15 minutes.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ ಖಾತೆಗೆ ಹಲವು ತಪ್ಪು ಪಾಸ್‌ವರ್ಡ್‌ಗಳನ್ನು ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ಆದ್ದರಿಂದ ಹೊಸ ಸಾಧನದಲ್ಲಿ ಪಾಸ್‌ವರ್ಡ್ ಜೊತೆಗೆ ಕೋಡ್ ಕೂಡ ಕೇಳುತ್ತೇವೆ. ನೀವು ಈಗ ಸೈನ್ ಇನ್ ಮಾಡುತ್ತಿದ್ದರೆ, ಪಾಸ್‌ವರ್ಡ್ ಪಕ್ಕದಲ್ಲಿ ಈ ಕೋಡ್ ಬರೆಯಿರಿ. ಇದು 15 ನಿಮಿಷಗಳ ಒಳಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'If you are not signing in, you need not do anything: nobody gets in without this code. We never ask for it by telephone.':
    'ನೀವು ಸೈನ್ ಇನ್ ಮಾಡುತ್ತಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ: ಈ ಕೋಡ್ ಇಲ್ಲದೆ ಯಾರೂ ಒಳಗೆ ಬರಲಾಗದು. ನಾವು ಇದನ್ನು ಫೋನ್‌ನಲ್ಲಿ ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ.',
  'Sign in': 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'Your code': 'ನಿಮ್ಮ ಕೋಡ್',
  'Hello {name}, type this code where the page asks for it. It works once, for 15 minutes.':
    'ನಮಸ್ಕಾರ {name}, ಪುಟ ಕೇಳುವ ಕಡೆ ಈ ಕೋಡ್ ಬರೆಯಿರಿ. ಇದು 15 ನಿಮಿಷಗಳ ಒಳಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'We never ask for it by telephone. If you did not ask for a code, somebody else is using your account: sign that device out.':
    'ನಾವು ಇದನ್ನು ಫೋನ್‌ನಲ್ಲಿ ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ. ನೀವು ಕೋಡ್ ಕೇಳಿಲ್ಲದಿದ್ದರೆ, ಬೇರೆ ಯಾರೋ ನಿಮ್ಮ ಖಾತೆ ಬಳಸುತ್ತಿದ್ದಾರೆ: ಆ ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಿ.',
  'See your devices': 'ನಿಮ್ಮ ಸಾಧನಗಳನ್ನು ನೋಡಿ',
  'Confirm your e-mail address': 'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'One click, and your account is complete.': 'ಒಂದು ಕ್ಲಿಕ್, ನಿಮ್ಮ ಖಾತೆ ಪೂರ್ಣ.',
  'Hello {name}, please confirm that this address is yours: open the link and press the button there. It works for 24 hours.':
    'ನಮಸ್ಕಾರ {name}, ಈ ವಿಳಾಸ ನಿಮ್ಮದೇ ಎಂದು ಖಚಿತಪಡಿಸಿ: ಲಿಂಕ್ ತೆರೆದು ಅಲ್ಲಿರುವ ಬಟನ್ ಒತ್ತಿ. ಲಿಂಕ್ 24 ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'Confirm my address': 'ನನ್ನ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'If you neither created an account with us nor asked for another address, somebody has typed yours by mistake. Do not confirm it; you need not do anything.':
    'ನೀವು ನಮ್ಮಲ್ಲಿ ಖಾತೆ ತೆರೆದಿಲ್ಲದಿದ್ದರೆ, ವಿಳಾಸ ಬದಲಿಸಲು ಕೇಳಿಲ್ಲದಿದ್ದರೆ, ಯಾರೋ ತಪ್ಪಾಗಿ ನಿಮ್ಮ ವಿಳಾಸ ಬರೆದಿದ್ದಾರೆ. ಖಚಿತಪಡಿಸಬೇಡಿ; ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'Choose a new password': 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ',
  'The link works once, for one hour.': 'ಲಿಂಕ್ ಒಂದು ಗಂಟೆಯೊಳಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'Hello {name}, here is the link to choose a new password. It works once, for one hour, and signs out every device.':
    'ನಮಸ್ಕಾರ {name}, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಲು ಲಿಂಕ್ ಇಲ್ಲಿದೆ. ಇದು ಒಂದು ಗಂಟೆಯೊಳಗೆ ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ, ಎಲ್ಲ ಸಾಧನಗಳನ್ನೂ ಸೈನ್ ಔಟ್ ಮಾಡುತ್ತದೆ.',
  'If you did not ask for it, leave this mail alone: your password stays as it is.':
    'ನೀವು ಕೇಳಿಲ್ಲದಿದ್ದರೆ ಈ ಮೇಲ್ ಅನ್ನು ಹಾಗೇ ಬಿಡಿ: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗುವುದಿಲ್ಲ.',
  'Your password was changed': 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  'If this was not you, act now.': 'ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ಈಗಲೇ ಕ್ರಮ ಕೈಗೊಳ್ಳಿ.',
  'Hello {name}, the password of your account was changed on {when}. Other devices have been signed out.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ {when} ರಂದು ಬದಲಾಗಿದೆ. ಬೇರೆ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'If this was not you, choose a new password now.': 'ಇದು ನೀವಲ್ಲದಿದ್ದರೆ ಈಗಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Your account is to have another e-mail address': 'ನಿಮ್ಮ ಖಾತೆಗೆ ಬೇರೆ ಇ-ಮೇಲ್ ವಿಳಾಸ ಕೇಳಲಾಗಿದೆ',
  'Another e-mail address': 'ಬೇರೆ ಇ-ಮೇಲ್ ವಿಳಾಸ',
  'Hello {name}, on {when} somebody asked to give your account another e-mail address: {address}. It counts once that mailbox confirms it. If this was you, there is nothing to do here.':
    'ನಮಸ್ಕಾರ {name}, {when} ರಂದು ನಿಮ್ಮ ಖಾತೆಗೆ ಬೇರೆ ಇ-ಮೇಲ್ ವಿಳಾಸ ಕೊಡಲು ಕೇಳಲಾಗಿದೆ: {address}. ಆ ವಿಳಾಸದಿಂದ ಖಚಿತಪಡಿಸಿದ ಮೇಲೆ ಅದು ಜಾರಿಗೆ ಬರುತ್ತದೆ. ಕೇಳಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಇಲ್ಲಿ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'If it was not you, somebody else is in your account. Until the other mailbox confirms, at most until {until}, the link keeps this address, signs every device out and ends the password; we then mail you a link to choose a new one.':
    'ಕೇಳಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ, ಬೇರೆ ಯಾರೋ ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿದ್ದಾರೆ. ಆ ವಿಳಾಸದಿಂದ ಖಚಿತಪಡಿಸುವವರೆಗೆ, ಹೆಚ್ಚೆಂದರೆ {until} ರವರೆಗೆ, ಈ ಲಿಂಕ್ ನಿಮ್ಮ ವಿಳಾಸವನ್ನು ಉಳಿಸುತ್ತದೆ, ಎಲ್ಲ ಸಾಧನಗಳನ್ನೂ ಸೈನ್ ಔಟ್ ಮಾಡುತ್ತದೆ, ಪಾಸ್‌ವರ್ಡ್ ರದ್ದು ಮಾಡುತ್ತದೆ; ನಂತರ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್‌ಗೆ ಲಿಂಕ್ ಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'This was not me': 'ಇದು ನಾನಲ್ಲ',
  'The e-mail address of your account was changed': 'ನಿಮ್ಮ ಖಾತೆಯ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'Your e-mail address was changed': 'ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'We write to the new one from now on.': 'ಇನ್ನು ಮುಂದೆ ಹೊಸ ವಿಳಾಸಕ್ಕೆ ಬರೆಯುತ್ತೇವೆ.',
  'Hello {name}, on {when} your account moved to another e-mail address: {address}. That mailbox has confirmed it, and we write there from now on. If this was you, there is nothing to do.':
    'ನಮಸ್ಕಾರ {name}, {when} ರಂದು ನಿಮ್ಮ ಖಾತೆ ಬೇರೆ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಬದಲಾಗಿದೆ: {address}. ಆ ವಿಳಾಸದಿಂದ ಖಚಿತಪಡಿಸಲಾಗಿದೆ, ಇನ್ನು ಮುಂದೆ ಅಲ್ಲಿಗೇ ಬರೆಯುತ್ತೇವೆ. ಬದಲಿಸಿದ್ದು ನೀವೇ ಆಗಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'If it was not you, write to us or call us today, and we will sort it out with you.':
    'ಬದಲಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಇಂದೇ ನಮಗೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ, ನಿಮ್ಮೊಂದಿಗೆ ಸರಿಪಡಿಸುತ್ತೇವೆ.',
  'A sign-in from a new place': 'ಹೊಸ ಸ್ಥಳದಿಂದ ಸೈನ್ ಇನ್ ಆಗಿದೆ',
  'Hello {name}, your account was opened on {when} with {device}, in the network {network}. One of the two had not been seen before.':
    'ನಮಸ್ಕಾರ {name}, {when} ರಂದು ನಿಮ್ಮ ಖಾತೆಯನ್ನು {device} ಮೂಲಕ, {network} ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತೆರೆಯಲಾಗಿದೆ. ಎರಡರಲ್ಲಿ ಒಂದನ್ನು ಮೊದಲು ನೋಡಿರಲಿಲ್ಲ.',
  'If this was you, there is nothing to do. If not, end that session, choose a new password, and tell an administrator of the institute now: they see what was done with your account.':
    'ಇದು ನೀವೇ ಆಗಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಇಲ್ಲದಿದ್ದರೆ ಆ ಸೆಷನ್ ಮುಗಿಸಿ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ, ಮತ್ತು ಸಂಸ್ಥೆಯ ಅಡ್ಮಿನ್‌ಗೆ ಈಗಲೇ ತಿಳಿಸಿ: ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಏನು ಮಾಡಲಾಗಿದೆ ಎಂದು ಅವರು ನೋಡಬಹುದು.',
  'See your sessions': 'ನಿಮ್ಮ ಸೆಷನ್‌ಗಳನ್ನು ನೋಡಿ',
  'A new device has signed in': 'ಹೊಸ ಸಾಧನದಿಂದ ಸೈನ್ ಇನ್ ಆಗಿದೆ',
  'If this was you, all is well.': 'ಇದು ನೀವೇ ಆಗಿದ್ದರೆ ಎಲ್ಲವೂ ಸರಿ.',
  'Hello {name}, your account was opened on {when} from a device that had not been here before: {device}.':
    'ನಮಸ್ಕಾರ {name}, {when} ರಂದು ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಹೊಸ ಸಾಧನದಿಂದ ತೆರೆಯಲಾಗಿದೆ: {device}.',
  'If this was you, there is nothing to do. If not, sign that device out and choose a new password.':
    'ಇದು ನೀವೇ ಆಗಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಇಲ್ಲದಿದ್ದರೆ ಆ ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಿ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Your data is ready': 'ನಿಮ್ಮ ಮಾಹಿತಿ ಸಿದ್ಧವಾಗಿದೆ',
  'Sign in to download it.': 'ಡೌನ್‌ಲೋಡ್ ಮಾಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  'Hello {name}, the file you asked for is ready. Sign in and download it until {until}; then it is removed.':
    'ನಮಸ್ಕಾರ {name}, ನೀವು ಕೇಳಿದ ಫೈಲ್ ಸಿದ್ಧವಾಗಿದೆ. {until} ರೊಳಗೆ ಸೈನ್ ಇನ್ ಮಾಡಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ; ನಂತರ ಅದನ್ನು ತೆಗೆಯುತ್ತೇವೆ.',
  'Open your profile': 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ತೆರೆಯಿರಿ',
  'Your account will be deleted on {when}': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು {when} ರಂದು ಅಳಿಸಲಾಗುವುದು',
  'You can still keep it.': 'ನೀವು ಅದನ್ನು ಇನ್ನೂ ಉಳಿಸಿಕೊಳ್ಳಬಹುದು.',
  'Hello {name}, you asked us to delete your account. On {when} your details and answers are removed for good. Receipts and marks stay without your name.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ ಖಾತೆ ಅಳಿಸಲು ನೀವು ಕೇಳಿದ್ದೀರಿ. {when} ರಂದು ನಿಮ್ಮ ವಿವರ ಮತ್ತು ಉತ್ತರಗಳನ್ನು ಶಾಶ್ವತವಾಗಿ ತೆಗೆಯುತ್ತೇವೆ. ರಸೀದಿಗಳು ಮತ್ತು ಅಂಕಗಳು ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಉಳಿಯುತ್ತವೆ.',
  'Changed your mind, or was it not you? Use the link, or simply sign in before that day.':
    'ಮನಸ್ಸು ಬದಲಾಯಿತೇ, ಅಥವಾ ಕೇಳಿದ್ದು ನೀವಲ್ಲವೇ? ಲಿಂಕ್ ಬಳಸಿ, ಅಥವಾ ಆ ದಿನಕ್ಕೂ ಮೊದಲು ಸೈನ್ ಇನ್ ಮಾಡಿದರೆ ಸಾಕು.',
  'Keep my account': 'ನನ್ನ ಖಾತೆ ಇರಲಿ',
  'Your parent has agreed': 'ನಿಮ್ಮ ಪೋಷಕರು ಒಪ್ಪಿದ್ದಾರೆ',
  'Your parent has refused': 'ನಿಮ್ಮ ಪೋಷಕರು ನಿರಾಕರಿಸಿದ್ದಾರೆ',
  'Your parent has taken the agreement back': 'ನಿಮ್ಮ ಪೋಷಕರು ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆದಿದ್ದಾರೆ',
  'See your profile.': 'ನಿಮ್ಮ ಪ್ರೊಫೈಲ್ ನೋಡಿ.',
  'Hello {name}, you can take tests now.': 'ನಮಸ್ಕಾರ {name}, ನೀವು ಈಗ ಪರೀಕ್ಷೆಗಳನ್ನು ಬರೆಯಬಹುದು.',
  'Hello {name}, so tests stay closed for you. Talk about it at home; you can send the question again from your profile.':
    'ನಮಸ್ಕಾರ {name}, ಆದ್ದರಿಂದ ಪರೀಕ್ಷೆಗಳು ನಿಮಗೆ ಮುಚ್ಚಿರುತ್ತವೆ. ಮನೆಯಲ್ಲಿ ಮಾತನಾಡಿ; ಪ್ರೊಫೈಲ್‌ನಿಂದ ಪ್ರಶ್ನೆಯನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಬಹುದು.',
  'Hello {name}, so tests are closed for you from now on. Your results stay yours, and you can download them.':
    'ನಮಸ್ಕಾರ {name}, ಆದ್ದರಿಂದ ಇನ್ನು ಮುಂದೆ ಪರೀಕ್ಷೆಗಳು ನಿಮಗೆ ಮುಚ್ಚಿರುತ್ತವೆ. ನಿಮ್ಮ ಫಲಿತಾಂಶಗಳು ನಿಮ್ಮವೇ, ಅವನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು.',
} as const
