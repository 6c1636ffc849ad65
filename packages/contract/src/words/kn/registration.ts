/** The registration for the aptitude test. */
export const registration = {
  'Register for the test': 'ಪರೀಕ್ಷೆಗೆ ನೋಂದಾಯಿಸಿ',
  Registration: 'ನೋಂದಣಿ',
  'Registration: {test}': 'ನೋಂದಣಿ: {test}',
  'Register for the aptitude test: five steps, a draft that is saved, and the hall ticket by e-mail.':
    'ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಗೆ ನೋಂದಾಯಿಸಿ: ಐದು ಹಂತ, ಬರೆದದ್ದು ಉಳಿಯುತ್ತದೆ, ಹಾಲ್ ಟಿಕೆಟ್ ಇ-ಮೇಲ್‌ನಲ್ಲಿ ಬರುತ್ತದೆ.',
  'Registration needs JavaScript. Turn it on in your browser, then load the page again.':
    'ನೋಂದಣಿಗೆ JavaScript ಬೇಕು. ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಅದನ್ನು ಆನ್ ಮಾಡಿ, ನಂತರ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  Parents: 'ಪೋಷಕರು',
  'Programme and test': 'ಕಾರ್ಯಕ್ರಮ ಮತ್ತು ಪರೀಕ್ಷೆ',
  Check: 'ಪರಿಶೀಲನೆ',
  'Pay and finish': 'ಪಾವತಿಸಿ ಮುಗಿಸಿ',
  'The student who will take the test. It takes ten minutes, and you can stop and continue later.':
    'ಪರೀಕ್ಷೆ ಬರೆಯುವ ವಿದ್ಯಾರ್ಥಿ. ಹತ್ತು ನಿಮಿಷ ಸಾಕು; ನಡುವೆ ನಿಲ್ಲಿಸಿ ನಂತರ ಮುಂದುವರಿಸಬಹುದು.',
  'One parent or guardian is enough. We call this person, and only this person, about the test and the seat.':
    'ಒಬ್ಬ ಪೋಷಕರು ಸಾಕು. ಪರೀಕ್ಷೆ ಮತ್ತು ಸೀಟಿನ ಬಗ್ಗೆ ಇವರಿಗೆ ಮಾತ್ರ ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  'The programme you want to join, and your test date.': 'ನೀವು ಸೇರಬಯಸುವ ಕಾರ್ಯಕ್ರಮ, ಮತ್ತು ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ.',
  'Student’s full name': 'ವಿದ್ಯಾರ್ಥಿಯ ಪೂರ್ಣ ಹೆಸರು',
  'Date of birth': 'ಹುಟ್ಟಿದ ದಿನಾಂಕ',
  'Student’s e-mail': 'ವಿದ್ಯಾರ್ಥಿಯ ಇ-ಮೇಲ್',
  'Parent or guardian': 'ಪೋಷಕರು',
  Relationship: 'ಸಂಬಂಧ',
  'Relationship to the student': 'ವಿದ್ಯಾರ್ಥಿಗೆ ಸಂಬಂಧ',
  'Parent’s e-mail': 'ಪೋಷಕರ ಇ-ಮೇಲ್',
  'Second parent': 'ಎರಡನೇ ಪೋಷಕರು',
  'First parent or guardian': 'ಮೊದಲ ಪೋಷಕರು',
  'Second parent’s mobile': 'ಎರಡನೇ ಪೋಷಕರ ಮೊಬೈಲ್',
  'Second parent’s e-mail': 'ಎರಡನೇ ಪೋಷಕರ ಇ-ಮೇಲ್',
  'Agreement of the parent': 'ಪೋಷಕರ ಒಪ್ಪಿಗೆ',
  Programme: 'ಕಾರ್ಯಕ್ರಮ',
  'Test date': 'ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ',
  Test: 'ಪರೀಕ್ಷೆ',
  Password: 'ಪಾಸ್‌ವರ್ಡ್',
  'Password again': 'ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತೊಮ್ಮೆ',
  Father: 'ತಂದೆ',
  Mother: 'ತಾಯಿ',
  Guardian: 'ಪೋಷಕರು',
  Choose: 'ಆಯ್ಕೆಮಾಡಿ',
  'Ten digits. On WhatsApp, if you use it.': 'ಹತ್ತು ಅಂಕಿ. ಬಳಸುತ್ತಿದ್ದರೆ ವಾಟ್ಸ್‌ಆ್ಯಪ್ ಇರುವ ಸಂಖ್ಯೆ.',
  'The hall ticket and the receipt go here too.': 'ಹಾಲ್ ಟಿಕೆಟ್ ಮತ್ತು ರಸೀದಿ ಇಲ್ಲಿಗೂ ಬರುತ್ತವೆ.',
  'A parent or guardian knows these points and expects your mail.': 'ಪೋಷಕರಿಗೆ ಈ ಅಂಶಗಳು ಗೊತ್ತು, ಮತ್ತು ಅವರು ನಿಮ್ಮ ಮೇಲ್ ನಿರೀಕ್ಷಿಸುತ್ತಾರೆ.',
  'A parent or guardian of {name} knows these points and expects your mail.':
    '{name} ಅವರ ಪೋಷಕರಿಗೆ ಈ ಅಂಶಗಳು ಗೊತ್ತು, ಮತ್ತು ಅವರು ನಿಮ್ಮ ಮೇಲ್ ನಿರೀಕ್ಷಿಸುತ್ತಾರೆ.',
  'For a student under 18 we mail these points to the parent above. The hall ticket and the test wait for the parent’s answer, by the link or the code in that mail.':
    '18 ವರ್ಷದೊಳಗಿನ ವಿದ್ಯಾರ್ಥಿಯಾದರೆ ಈ ಅಂಶಗಳನ್ನು ಮೇಲಿನ ಪೋಷಕರಿಗೆ ಮೇಲ್ ಮಾಡುತ್ತೇವೆ. ಆ ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ಅಥವಾ ಕೋಡ್ ಮೂಲಕ ಪೋಷಕರು ಉತ್ತರಿಸಿದ ಮೇಲೆ ಹಾಲ್ ಟಿಕೆಟ್ ಮತ್ತು ಪರೀಕ್ಷೆ ತೆರೆಯುತ್ತವೆ.',
  'No day of the test is open just now; the next ones are published on the {page}. You can fill in this form today: it is kept on this device.':
    'ಈಗ ಯಾವ ಪರೀಕ್ಷಾ ದಿನವೂ ತೆರೆದಿಲ್ಲ; ಮುಂದಿನವು {page} ಪ್ರಕಟವಾಗುತ್ತವೆ. ಫಾರ್ಮ್ ಅನ್ನು ಇಂದೇ ತುಂಬಬಹುದು: ಅದು ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
  'admission page': 'ಪ್ರವೇಶ ಪುಟದಲ್ಲಿ',
  'This e-mail address is known to us. {enter} and you will be back here; what you typed is kept on this device. Or give another address.':
    'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸ ನಮಗೆ ಗೊತ್ತು. {enter}, ನಂತರ ಇಲ್ಲಿಗೇ ಬರುತ್ತೀರಿ; ಬರೆದದ್ದು ಈ ಸಾಧನದಲ್ಲಿದೆ. ಅಥವಾ ಬೇರೆ ವಿಳಾಸ ಕೊಡಿ.',
  'As on the school identity card.': 'ಶಾಲೆಯ ಗುರುತಿನ ಚೀಟಿಯಲ್ಲಿರುವಂತೆ.',
  'It becomes the account in which you see the hall ticket and the result.': 'ಹಾಲ್ ಟಿಕೆಟ್ ಮತ್ತು ಫಲಿತಾಂಶ ನೋಡುವ ಖಾತೆ ಇದೇ ಆಗುತ್ತದೆ.',
  'Choose a programme': 'ಕಾರ್ಯಕ್ರಮ ಆಯ್ಕೆಮಾಡಿ',
  'Not decided yet': 'ಇನ್ನೂ ನಿರ್ಧರಿಸಿಲ್ಲ',
  'What you would like to join after Class {number}. It can be changed later.':
    '{number}ನೇ ತರಗತಿಯ ನಂತರ ನೀವು ಸೇರಬಯಸುವುದು. ನಂತರ ಬದಲಿಸಬಹುದು.',
  'Test date and centre': 'ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ ಮತ್ತು ಕೇಂದ್ರ',
  'No test date is open for this class now. Your draft is saved; the next dates will be on the admission page.':
    'ಈ ತರಗತಿಗೆ ಈಗ ಯಾವ ಪರೀಕ್ಷಾ ದಿನಾಂಕವೂ ತೆರೆದಿಲ್ಲ. ನೀವು ಬರೆದದ್ದು ಉಳಿದಿದೆ; ಮುಂದಿನ ದಿನಾಂಕಗಳು ಪ್ರವೇಶ ಪುಟದಲ್ಲಿ ಬರುತ್ತವೆ.',
  'Choose a password': 'ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ',
  'With it and the student’s e-mail you see the hall ticket, the test and the result. It is not kept in the draft.':
    'ಇದು ಮತ್ತು ವಿದ್ಯಾರ್ಥಿಯ ಇ-ಮೇಲ್‌ನಿಂದ ಹಾಲ್ ಟಿಕೆಟ್, ಪರೀಕ್ಷೆ ಮತ್ತು ಫಲಿತಾಂಶ ನೋಡಬಹುದು. ಇದು ಉಳಿಸಿದ ಕರಡಿನಲ್ಲಿ ಇರುವುದಿಲ್ಲ.',
  'Your application is {number}': 'ನಿಮ್ಮ ಅರ್ಜಿ ಸಂಖ್ಯೆ {number}',
  'The seat is held for you until {time}, and it is yours when the fee is paid.':
    '{time} ರವರೆಗೆ ಸೀಟು ನಿಮಗಾಗಿ ಕಾಯ್ದಿರಿಸಿದೆ; ಶುಲ್ಕ ಪಾವತಿಸಿದಾಗ ಅದು ನಿಮ್ಮದು.',
  'You are registered.': 'ನೀವು ನೋಂದಾಯಿಸಿದ್ದೀರಿ.',
  'Checking the payment': 'ಪಾವತಿ ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ',
  'Opening the payment window': 'ಪಾವತಿ ಕಿಟಕಿ ತೆರೆಯುತ್ತಿದೆ',
  'Pay {amount}': '{amount} ಪಾವತಿಸಿ',
  'UPI, card or net banking. We never see or keep your card number.':
    'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್. ನಿಮ್ಮ ಕಾರ್ಡ್ ಸಂಖ್ಯೆ ನಮಗೆ ಕಾಣುವುದಿಲ್ಲ, ಉಳಿಯುವುದಿಲ್ಲ.',
  'This fee can no longer be paid here. Here is the present status.':
    'ಈ ಶುಲ್ಕವನ್ನು ಇಲ್ಲಿ ಇನ್ನು ಪಾವತಿಸಲು ಆಗುವುದಿಲ್ಲ. ಈಗಿನ ಸ್ಥಿತಿ ಇಲ್ಲಿದೆ.',
  'Choose a day and a place, and check everything on one page.': 'ದಿನ ಮತ್ತು ಸ್ಥಳ ಆಯ್ಕೆಮಾಡಿ, ಎಲ್ಲವನ್ನೂ ಒಂದೇ ಪುಟದಲ್ಲಿ ಪರಿಶೀಲಿಸಿ.',
  'Pay {fee} by UPI, card or net banking. The seat is held for you meanwhile.':
    'UPI, ಕಾರ್ಡ್ ಅಥವಾ ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್‌ನಿಂದ {fee} ಪಾವತಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಸೀಟು ನಿಮಗಾಗಿ ಇರುತ್ತದೆ.',
  'The hall ticket comes by e-mail and on the page of your application, as soon as the fee is paid and, for a student under 18, a parent has agreed.':
    'ಶುಲ್ಕ ಪಾವತಿಯಾದ ಕೂಡಲೇ, 18 ವರ್ಷದೊಳಗಿನ ವಿದ್ಯಾರ್ಥಿಯಾದರೆ ಪೋಷಕರೂ ಒಪ್ಪಿದ ಕೂಡಲೇ, ಹಾಲ್ ಟಿಕೆಟ್ ಇ-ಮೇಲ್‌ನಲ್ಲಿ ಮತ್ತು ನಿಮ್ಮ ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ಬರುತ್ತದೆ.',
  'registration and test': 'ನೋಂದಣಿ ಮತ್ತು ಪರೀಕ್ಷೆ',
  'The course, from': 'ಕೋರ್ಸ್ ಶುಲ್ಕ, ಕನಿಷ್ಠ',
  'A mark of {percent} per cent or more lowers the tuition by {least}% to {most}%. The result comes within {days} days.':
    'ಶೇಕಡಾ {percent} ಅಥವಾ ಹೆಚ್ಚು ಅಂಕ ಬಂದರೆ ಬೋಧನಾ ಶುಲ್ಕ {least}% ರಿಂದ {most}% ವರೆಗೆ ಕಡಿಮೆಯಾಗುತ್ತದೆ. ಫಲಿತಾಂಶ {days} ದಿನಗಳೊಳಗೆ ಬರುತ್ತದೆ.',
  'So far': 'ಇಲ್ಲಿಯವರೆಗೆ',
  Registering: 'ನೋಂದಾಯಿಸುತ್ತಿದೆ',
  'Register and pay {fee}': 'ನೋಂದಾಯಿಸಿ, {fee} ಪಾವತಿಸಿ',
  'Draft kept on this device for a week, without the password. You can close this page and return.':
    'ಬರೆದದ್ದು ಪಾಸ್‌ವರ್ಡ್ ಹೊರತು ಒಂದು ವಾರ ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿಯುತ್ತದೆ. ಪುಟ ಮುಚ್ಚಿ ಮತ್ತೆ ಬರಬಹುದು.',
  'Delete the draft': 'ಕರಡು ಅಳಿಸಿ',
  Show: 'ತೋರಿಸಿ',
  Hide: 'ಮರೆಮಾಡಿ',
  password: 'ಪಾಸ್‌ವರ್ಡ್',
  met: 'ಸರಿಯಾಗಿದೆ',
  'not met yet': 'ಇನ್ನೂ ಆಗಿಲ್ಲ',
  'At least 8 characters': 'ಕನಿಷ್ಠ 8 ಅಕ್ಷರ',
  'An uppercase and a lowercase letter': 'ಒಂದು ದೊಡ್ಡ ಮತ್ತು ಒಂದು ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ',
  'A letter': 'ಒಂದು ಅಕ್ಷರ',
  'A symbol': 'ಒಂದು ಚಿಹ್ನೆ',
  'A number': 'ಒಂದು ಅಂಕಿ',
  'Typed the same twice': 'ಎರಡು ಬಾರಿ ಒಂದೇ ಬರೆದಿದೆ',
  'Enter the student’s e-mail address.': 'ವಿದ್ಯಾರ್ಥಿಯ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'The student’s e-mail address must not be longer than 255 characters.':
    'ವಿದ್ಯಾರ್ಥಿಯ ಇ-ಮೇಲ್ ವಿಳಾಸ 255 ಅಕ್ಷರಗಳಿಗಿಂತ ಉದ್ದ ಇರಬಾರದು.',
  'The school’s name must not be longer than 255 characters.': 'ಶಾಲೆಯ ಹೆಸರು 255 ಅಕ್ಷರಗಳಿಗಿಂತ ಉದ್ದ ಇರಬಾರದು.',
  'The address must not be longer than 500 characters.': 'ವಿಳಾಸ 500 ಅಕ್ಷರಗಳಿಗಿಂತ ಉದ್ದ ಇರಬಾರದು.',
  'The account you are signed in to has another date of birth. To register somebody else, sign out first and give the student’s own e-mail address: each student has an account of their own.':
    'ನೀವು ಸೈನ್ ಇನ್ ಆಗಿರುವ ಖಾತೆಯಲ್ಲಿ ಬೇರೆ ಹುಟ್ಟಿದ ದಿನಾಂಕವಿದೆ. ಬೇರೊಬ್ಬರನ್ನು ನೋಂದಾಯಿಸಲು ಮೊದಲು ಸೈನ್ ಔಟ್ ಮಾಡಿ, ವಿದ್ಯಾರ್ಥಿಯದೇ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ: ಪ್ರತಿ ವಿದ್ಯಾರ್ಥಿಗೂ ಅವರದೇ ಖಾತೆ ಇರುತ್ತದೆ.',
  'You are signed in to the account of a parent. To register a student, sign out first and give the student’s own e-mail address: each student has an account of their own.':
    'ನೀವು ಪೋಷಕರ ಖಾತೆಯಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ. ವಿದ್ಯಾರ್ಥಿಯನ್ನು ನೋಂದಾಯಿಸಲು ಮೊದಲು ಸೈನ್ ಔಟ್ ಮಾಡಿ, ವಿದ್ಯಾರ್ಥಿಯದೇ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ: ಪ್ರತಿ ವಿದ್ಯಾರ್ಥಿಗೂ ಅವರದೇ ಖಾತೆ ಇರುತ್ತದೆ.',
  'Choose a programme.': 'ಕಾರ್ಯಕ್ರಮ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a programme from the list.': 'ಪಟ್ಟಿಯಿಂದ ಕಾರ್ಯಕ್ರಮ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a test date.': 'ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a date.': 'ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose online or offline.': 'ಆನ್‌ಲೈನ್ ಅಥವಾ ಕೇಂದ್ರ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose who this is.': 'ಇವರು ಯಾರು ಎಂದು ಆಯ್ಕೆಮಾಡಿ.',
  'Choose who this is from the list.': 'ಇವರು ಯಾರು ಎಂದು ಪಟ್ಟಿಯಿಂದ ಆಯ್ಕೆಮಾಡಿ.',
  'Enter the date of birth: day, month and year.': 'ಹುಟ್ಟಿದ ದಿನಾಂಕ ಬರೆಯಿರಿ: ದಿನ, ತಿಂಗಳು, ವರ್ಷ.',
  'Check the year of birth.': 'ಹುಟ್ಟಿದ ವರ್ಷ ಪರಿಶೀಲಿಸಿ.',
  'The date of birth lies in the future.': 'ಹುಟ್ಟಿದ ದಿನಾಂಕ ಮುಂದಿನ ದಿನವಾಗಿದೆ.',
  'Tick the box, so that we may keep these details.': 'ಈ ವಿವರ ಉಳಿಸಲು ಗುರುತು ಹಾಕಿ.',
  'A parent or guardian has to agree, so that we may keep these details.': 'ಈ ವಿವರ ಉಳಿಸಲು ಪೋಷಕರು ಒಪ್ಪಬೇಕು.',
  'Enter the parent’s or guardian’s name.': 'ಪೋಷಕರ ಹೆಸರು ಬರೆಯಿರಿ.',
  'Enter the parent’s or guardian’s mobile number.': 'ಪೋಷಕರ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter the parent’s or guardian’s e-mail address.': 'ಪೋಷಕರ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'Enter the second parent’s name.': 'ಎರಡನೇ ಪೋಷಕರ ಹೆಸರು ಬರೆಯಿರಿ.',
  'Enter the second parent’s mobile number.': 'ಎರಡನೇ ಪೋಷಕರ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  'Enter the second parent’s e-mail address.': 'ಎರಡನೇ ಪೋಷಕರ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'Choose a password.': 'ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.',
  'Your password needs at least 8 characters.': 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಕನಿಷ್ಠ 8 ಅಕ್ಷರ ಬೇಕು.',
  'Your password needs an uppercase and a lowercase letter.': 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಒಂದು ದೊಡ್ಡ ಮತ್ತು ಒಂದು ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ ಬೇಕು.',
  'Your password needs a letter.': 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಒಂದು ಅಕ್ಷರ ಬೇಕು.',
  'Your password needs a symbol.': 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಒಂದು ಚಿಹ್ನೆ ಬೇಕು.',
  'Your password needs a number.': 'ಪಾಸ್‌ವರ್ಡ್‌ನಲ್ಲಿ ಒಂದು ಅಂಕಿ ಬೇಕು.',
  'Your password must not be longer than 200 characters.': 'ಪಾಸ್‌ವರ್ಡ್ 200 ಅಕ್ಷರಗಳಿಗಿಂತ ಉದ್ದ ಇರಬಾರದು.',
  'Type the password a second time.': 'ಪಾಸ್‌ವರ್ಡ್ ಇನ್ನೊಮ್ಮೆ ಬರೆಯಿರಿ.',
  'The two passwords are not the same.': 'ಎರಡೂ ಪಾಸ್‌ವರ್ಡ್ ಒಂದೇ ಇಲ್ಲ.',
  'The email has already been taken.': 'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ.',
  'This e-mail address already has an account. If it is the student’s, sign out and sign in with it to register; if it is not, give the student’s own e-mail address.':
    'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ಅದು ವಿದ್ಯಾರ್ಥಿಯದಾದರೆ ಸೈನ್ ಔಟ್ ಮಾಡಿ, ಆ ವಿಳಾಸದಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ ನೋಂದಾಯಿಸಿ; ಇಲ್ಲದಿದ್ದರೆ ವಿದ್ಯಾರ್ಥಿಯದೇ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'The text has changed. Please load the page again and read it once more.':
    'ಪಠ್ಯ ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದು ಇನ್ನೊಮ್ಮೆ ಓದಿ.',
  'We keep what this form asks about your child and your family to decide on the admission and to arrange the test.':
    'ಪ್ರವೇಶ ನಿರ್ಧರಿಸಲು ಮತ್ತು ಪರೀಕ್ಷೆ ಏರ್ಪಡಿಸಲು ಈ ಫಾರ್ಮ್‌ನಲ್ಲಿ ಕೇಳಿದ ನಿಮ್ಮ ಮಗು ಮತ್ತು ಕುಟುಂಬದ ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  'We write to you and to your child about the test, its result, the fee and the admission.':
    'ಪರೀಕ್ಷೆ, ಅದರ ಫಲಿತಾಂಶ, ಶುಲ್ಕ ಮತ್ತು ಪ್ರವೇಶದ ಬಗ್ಗೆ ನಿಮಗೂ ನಿಮ್ಮ ಮಗುವಿಗೂ ಬರೆಯುತ್ತೇವೆ.',
  'We do not use this data for advertising and we do not sell it. Payment and mail services receive only what they need to do their work.':
    'ಈ ವಿವರಗಳನ್ನು ಜಾಹೀರಾತಿಗೆ ಬಳಸುವುದಿಲ್ಲ, ಮಾರುವುದಿಲ್ಲ. ಪಾವತಿ ಮತ್ತು ಮೇಲ್ ಸೇವೆಗಳಿಗೆ ಅವರ ಕೆಲಸಕ್ಕೆ ಬೇಕಾದಷ್ಟು ಮಾತ್ರ ಸಿಗುತ್ತದೆ.',
  'You can see, correct, download or delete the data, and take this agreement back at any time. The registration then ends; what was paid is treated by the refund rule.':
    'ಈ ವಿವರಗಳನ್ನು ಯಾವಾಗ ಬೇಕಾದರೂ ನೋಡಬಹುದು, ತಿದ್ದಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು ಅಥವಾ ಅಳಿಸಬಹುದು, ಮತ್ತು ಈ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಬಹುದು. ಆಗ ನೋಂದಣಿ ಮುಗಿಯುತ್ತದೆ; ಪಾವತಿಸಿದ ಹಣಕ್ಕೆ ಮರುಪಾವತಿ ನಿಯಮ ಅನ್ವಯಿಸುತ್ತದೆ.',
  'This e-mail address already has an account. If it is the student’s, please sign in and register there; if it is a parent’s, give the student’s own e-mail address.':
    'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ಅದು ವಿದ್ಯಾರ್ಥಿಯದಾದರೆ ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ, ಅಲ್ಲಿಂದ ನೋಂದಾಯಿಸಿ; ಪೋಷಕರದಾದರೆ ವಿದ್ಯಾರ್ಥಿಯದೇ ಇ-ಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ.',
  'This is the student’s own address. Give the address of a parent or guardian.':
    'ಇದು ವಿದ್ಯಾರ್ಥಿಯದೇ ವಿಳಾಸ. ಪೋಷಕರ ಇ-ಮೇಲ್ ವಿಳಾಸ ಕೊಡಿ.',
  'This test date is full. Please choose another one; nothing has been charged.':
    'ಈ ಪರೀಕ್ಷಾ ದಿನಾಂಕದ ಎಲ್ಲ ಸೀಟುಗಳು ತುಂಬಿವೆ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ; ಯಾವ ಹಣವನ್ನೂ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.',
  'This test date is over. Please choose another one.': 'ಈ ಪರೀಕ್ಷಾ ದಿನಾಂಕ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
  'You have begun the test of this year at home before. Please choose a test date on a campus.':
    'ಈ ವರ್ಷದ ಪರೀಕ್ಷೆಯನ್ನು ನೀವು ಈಗಾಗಲೇ ಮನೆಯಲ್ಲಿ ಆರಂಭಿಸಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಕ್ಯಾಂಪಸ್‌ನಲ್ಲಿ ನಡೆಯುವ ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ.',
  'Choose a test date from the list.': 'ಪಟ್ಟಿಯಿಂದ ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ.',
  'This test date is held in another mode.': 'ಈ ದಿನಾಂಕದ ಪರೀಕ್ಷೆ ಬೇರೆ ರೀತಿಯಲ್ಲಿ ನಡೆಯುತ್ತದೆ.',
  'This account has an application for {season} already: {number}.': 'ಈ ಖಾತೆಯಲ್ಲಿ {season} ಸಾಲಿಗೆ ಈಗಾಗಲೇ ಅರ್ಜಿ ಇದೆ: {number}.',
  'This programme is for Class {classes} only. Please choose another one.':
    'ಈ ಕಾರ್ಯಕ್ರಮ {classes}ನೇ ತರಗತಿಗೆ ಮಾತ್ರ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
  'This programme is for students of {years} years or more. Enter the date of birth.':
    'ಈ ಕಾರ್ಯಕ್ರಮ {years} ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ವಯಸ್ಸಿನ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ. ಹುಟ್ಟಿದ ದಿನಾಂಕ ಬರೆಯಿರಿ.',
  'This programme is for students of {years} years or more. Please choose another one.':
    'ಈ ಕಾರ್ಯಕ್ರಮ {years} ವರ್ಷ ಅಥವಾ ಹೆಚ್ಚಿನ ವಯಸ್ಸಿನ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
  'Registration for this test date closed on {day}. Please choose another one.':
    'ಈ ಪರೀಕ್ಷಾ ದಿನಾಂಕದ ನೋಂದಣಿ {day}ರಂದು ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
  'This test date is for {classes} only. Please choose another one.':
    'ಈ ಪರೀಕ್ಷಾ ದಿನಾಂಕ {classes}ನೇ ತರಗತಿಗೆ ಮಾತ್ರ. ದಯವಿಟ್ಟು ಬೇರೊಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
} as const
