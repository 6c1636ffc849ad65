/** Mails to a family: what it asked for, seats, the aptitude test, fees and the agreement. */
export const mail = {
  'Thank You': 'ಧನ್ಯವಾದಗಳು',
  'Thank you for writing to us': 'ನಮಗೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು',
  'We have received your enquiry.': 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ತಲುಪಿದೆ.',
  'We have received your enquiry and will be in touch.': 'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ತಲುಪಿದೆ, ನಾವು ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.',
  'We have received your enquiry and will be in touch at the time you chose.':
    'ನಿಮ್ಮ ಕೋರಿಕೆ ನಮಗೆ ತಲುಪಿದೆ, ನೀವು ಆಯ್ಕೆಮಾಡಿದ ಸಮಯಕ್ಕೆ ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.',
  'Number of your enquiry': 'ನಿಮ್ಮ ಕೋರಿಕೆಯ ಸಂಖ್ಯೆ',
  'You asked for': 'ನೀವು ಕೇಳಿದ್ದು',
  'Call Back': 'ಕರೆ',
  'Home Visit': 'ಮನೆಗೆ ಭೇಟಿ',
  'Visit Our Center': 'ಕ್ಯಾಂಪಸ್ ಭೇಟಿ',
  'Connect Online': 'ವೀಡಿಯೊ ಕರೆ',
  Branch: 'ಕ್ಯಾಂಪಸ್',
  'If you did not write to us, somebody has typed your address by mistake. You need not do anything.':
    'ನೀವು ನಮಗೆ ಬರೆದಿಲ್ಲದಿದ್ದರೆ, ಯಾರೋ ತಪ್ಪಾಗಿ ನಿಮ್ಮ ವಿಳಾಸ ಬರೆದಿದ್ದಾರೆ. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',

  'Seats reserved: {event}, {date}': 'ಸೀಟುಗಳು ಕಾಯ್ದಿರಿಸಲಾಗಿವೆ: {event}, {date}',
  'Your seats are reserved': 'ನಿಮ್ಮ ಸೀಟುಗಳು ಕಾಯ್ದಿರಿಸಲಾಗಿವೆ',
  'Please confirm your seats': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸೀಟುಗಳನ್ನು ದೃಢಪಡಿಸಿ',
  'We hold the seats for you until {until}. Open the link below and press “Confirm the seats”: then they are yours. Otherwise another family can have them.':
    '{until} ವರೆಗೆ ಸೀಟುಗಳನ್ನು ನಿಮಗಾಗಿ ಇಟ್ಟಿರುತ್ತೇವೆ. ಕೆಳಗಿನ ಲಿಂಕ್ ತೆರೆದು “ಸೀಟುಗಳನ್ನು ದೃಢಪಡಿಸಿ” ಒತ್ತಿ: ಆಗ ಅವು ನಿಮ್ಮವು. ಇಲ್ಲದಿದ್ದರೆ ಬೇರೆ ಕುಟುಂಬಕ್ಕೆ ಸಿಗಬಹುದು.',
  'Confirm the seats': 'ಸೀಟುಗಳನ್ನು ದೃಢಪಡಿಸಿ',
  '{event}, {date}, for {people}.': '{event}, {date}, {people} ಸೀಟು.',
  '1 person': 'ಒಬ್ಬರಿಗೆ',
  '{count} people': '{count} ಜನರಿಗೆ',
  'We look forward to seeing you. The attached file puts the date into your calendar.':
    'ನಿಮ್ಮನ್ನು ನೋಡಲು ಕಾಯುತ್ತಿದ್ದೇವೆ. ಜೊತೆಗಿರುವ ಫೈಲ್ ತೆರೆದರೆ ದಿನಾಂಕ ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರುತ್ತದೆ.',
  Event: 'ಕಾರ್ಯಕ್ರಮ',
  'Reserved for': 'ಕಾಯ್ದಿರಿಸಿದ್ದು',
  Place: 'ಸ್ಥಳ',
  'More about it': 'ಹೆಚ್ಚಿನ ವಿವರ',
  'If you cannot come, please cancel, so that another family can have the seats. To change the number of people, cancel and reserve again.':
    'ಬರಲು ಆಗದಿದ್ದರೆ ದಯವಿಟ್ಟು ರದ್ದು ಮಾಡಿ, ಬೇರೆ ಕುಟುಂಬಕ್ಕೆ ಸೀಟು ಸಿಗುತ್ತದೆ. ಜನರ ಸಂಖ್ಯೆ ಬದಲಿಸಲು ರದ್ದು ಮಾಡಿ ಮತ್ತೆ ಕಾಯ್ದಿರಿಸಿ.',
  'If you did not reserve any seats, somebody has typed your address by mistake. You need not do anything.':
    'ನೀವು ಸೀಟು ಕಾಯ್ದಿರಿಸಿಲ್ಲದಿದ್ದರೆ, ಯಾರೋ ತಪ್ಪಾಗಿ ನಿಮ್ಮ ವಿಳಾಸ ಬರೆದಿದ್ದಾರೆ. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',

  'Receipt {number}': 'ರಸೀದಿ {number}',
  'Payment received': 'ಹಣ ತಲುಪಿದೆ',
  '{amount} received. Your receipt is {number}.': '{amount} ತಲುಪಿದೆ. ನಿಮ್ಮ ರಸೀದಿ {number}.',
  'Hello {name}, thank you. We have received {amount}.': 'ನಮಸ್ಕಾರ {name}, ಧನ್ಯವಾದಗಳು. {amount} ನಮಗೆ ತಲುಪಿದೆ.',
  'Paid for': 'ಯಾವುದಕ್ಕೆ',
  'For the student': 'ಯಾವ ವಿದ್ಯಾರ್ಥಿಗೆ',
  'Receipt number': 'ರಸೀದಿ ಸಂಖ್ಯೆ',
  'Received on': 'ತಲುಪಿದ ದಿನ',
  'Order number': 'ಆರ್ಡರ್ ಸಂಖ್ಯೆ',
  'Payment number': 'ಪಾವತಿ ಸಂಖ್ಯೆ',
  'Open the receipt (PDF)': 'ರಸೀದಿ ತೆರೆಯಿರಿ (PDF)',

  'An instalment was due on {day}': '{day}ರಂದು ಕಂತು ಕಟ್ಟಬೇಕಿತ್ತು',
  'Fee due on {day}': '{day}ರಂದು ಶುಲ್ಕ ಕಟ್ಟಬೇಕು',
  'An instalment is late': 'ಒಂದು ಕಂತು ಬಾಕಿ ಇದೆ',
  'The next instalment': 'ಮುಂದಿನ ಕಂತು',
  '{amount}, due on {day}.': '{amount}, ಕಟ್ಟಬೇಕಾದ ದಿನ {day}.',
  '{amount}, was due on {day}.': '{amount}, {day}ರಂದು ಕಟ್ಟಬೇಕಿತ್ತು.',
  'Hello {name}, {amount} was due on {day} and has not reached us. If you have paid in the last hours, you need not do anything. If you need more time, answer this mail and we agree on another day.':
    'ನಮಸ್ಕಾರ {name}, {amount} ಅನ್ನು {day}ರಂದು ಕಟ್ಟಬೇಕಿತ್ತು, ಅದು ನಮಗೆ ತಲುಪಿಲ್ಲ. ಕೆಲವು ಗಂಟೆಗಳ ಹಿಂದೆ ಕಟ್ಟಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ. ಹೆಚ್ಚು ಸಮಯ ಬೇಕಿದ್ದರೆ ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ, ಬೇರೆ ದಿನ ನಿಗದಿಪಡಿಸೋಣ.',
  'Hello {name}, {amount} is due on {day}. If that day does not suit you, answer this mail before it and we agree on another.':
    'ನಮಸ್ಕಾರ {name}, {amount} ಅನ್ನು {day}ರಂದು ಕಟ್ಟಬೇಕು. ಆ ದಿನ ಆಗದಿದ್ದರೆ ಅದಕ್ಕೂ ಮೊದಲು ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ, ಬೇರೆ ದಿನ ನಿಗದಿಪಡಿಸೋಣ.',
  'instalment {number} of {all}': 'ಕಂತು {number} / {all}',
  'Fee for': 'ಯಾವ ಶುಲ್ಕ',
  'Due on': 'ಕಟ್ಟಬೇಕಾದ ದಿನ',
  'See and pay': 'ನೋಡಿ, ಪಾವತಿಸಿ',
  '{course}: {amount} is due on {day}.': '{course}: {amount}, ಕಟ್ಟಬೇಕಾದ ದಿನ {day}.',
  '{course}: {amount} was due on {day}.': '{course}: {amount}, {day}ರಂದು ಕಟ್ಟಬೇಕಿತ್ತು.',

  'your agreement': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ',
  'Thank you for your agreement': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆಗೆ ಧನ್ಯವಾದಗಳು',
  'Keep this mail for your papers.': 'ಈ ಮೇಲ್ ಅನ್ನು ನಿಮ್ಮ ದಾಖಲೆಗಾಗಿ ಇಟ್ಟುಕೊಳ್ಳಿ.',
  'Dear {parent}, on {day} you agreed for {student} to the following (text {version}):':
    'ಪ್ರಿಯ {parent}, {day}ರಂದು {student} ಪರವಾಗಿ ನೀವು ಇದಕ್ಕೆ ಒಪ್ಪಿದ್ದೀರಿ (ಪಠ್ಯ {version}):',
  'With the link below you can see and download what we keep about {student}, and take this back at any time. No account is needed. Keep the link to yourself. It shows the data for 30 days; after that the page behind it mails you a new one.':
    'ಕೆಳಗಿನ ಲಿಂಕ್‌ನಿಂದ {student} ಬಗ್ಗೆ ನಮ್ಮಲ್ಲಿರುವುದನ್ನು ನೋಡಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು, ಒಪ್ಪಿಗೆಯನ್ನು ಯಾವಾಗ ಬೇಕಾದರೂ ಹಿಂಪಡೆಯಬಹುದು. ಖಾತೆ ಬೇಕಿಲ್ಲ. ಲಿಂಕ್ ಅನ್ನು ಯಾರಿಗೂ ಕೊಡಬೇಡಿ. ಅದು 30 ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ನಂತರ ಆ ಪುಟ ನಿಮಗೆ ಹೊಸ ಲಿಂಕ್ ಮೇಲ್ ಮಾಡುತ್ತದೆ.',
  'See the data or take this back': 'ವಿವರ ನೋಡಿ ಅಥವಾ ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಿರಿ',
  'Another parent has agreed': 'ಬೇರೊಬ್ಬ ಪೋಷಕರು ಒಪ್ಪಿದ್ದಾರೆ',
  'Your agreement was taken back': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'Write to us if this is not right.': 'ಇದು ಸರಿಯಲ್ಲದಿದ್ದರೆ ನಮಗೆ ಬರೆಯಿರಿ.',
  'Dear {parent}, on {day} another parent or guardian agreed for {student}. Marks and fees are shown to that person from now on, and no longer to you.':
    'ಪ್ರಿಯ {parent}, {day}ರಂದು {student} ಪರವಾಗಿ ಬೇರೊಬ್ಬ ಪೋಷಕರು ಒಪ್ಪಿದ್ದಾರೆ. ಇನ್ನು ಮುಂದೆ ಅಂಕಗಳು ಮತ್ತು ಶುಲ್ಕ ಅವರಿಗೆ ಕಾಣುತ್ತವೆ, ನಿಮಗೆ ಕಾಣುವುದಿಲ್ಲ.',
  'Dear {parent}, on {day} your agreement for {student} was taken back in the student’s account. Tests are closed there from now on.':
    'ಪ್ರಿಯ {parent}, {day}ರಂದು {student} ಪರವಾದ ನಿಮ್ಮ ಒಪ್ಪಿಗೆಯನ್ನು ವಿದ್ಯಾರ್ಥಿಯ ಖಾತೆಯಲ್ಲಿ ಹಿಂಪಡೆಯಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ಅಲ್ಲಿ ಪರೀಕ್ಷೆಗಳು ಮುಚ್ಚಿರುತ್ತವೆ.',
  'If this is not right, write to us or call us, and we look at it together with the family.':
    'ಇದು ಸರಿಯಲ್ಲದಿದ್ದರೆ ನಮಗೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ, ಕುಟುಂಬದೊಂದಿಗೆ ಸೇರಿ ನೋಡೋಣ.',
  'Write to us': 'ನಮಗೆ ಬರೆಯಿರಿ',

  'Your place in {course} is confirmed.': '{course} ನಲ್ಲಿ ನಿಮ್ಮ ಸೀಟು ಖಚಿತವಾಗಿದೆ.',
  'Hello {name}, your place in {course}, {branch}, is confirmed. There is nothing to pay.':
    'ನಮಸ್ಕಾರ {name}, {course}, {branch}, ಇಲ್ಲಿ ನಿಮ್ಮ ಸೀಟು ಖಚಿತವಾಗಿದೆ. ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ.',
  'Create an account with this e-mail address to see your courses in one place.':
    'ನಿಮ್ಮ ಕೋರ್ಸ್‌ಗಳನ್ನು ಒಂದೇ ಕಡೆ ನೋಡಲು ಈ ಇ-ಮೇಲ್ ವಿಳಾಸದಿಂದ ಖಾತೆ ತೆರೆಯಿರಿ.',
  'See my courses': 'ನನ್ನ ಕೋರ್ಸ್‌ಗಳು',

  'Admission Test Registration': 'ಪ್ರವೇಶ ಪರೀಕ್ಷೆ ನೋಂದಣಿ',
  'Application {number}': 'ಅರ್ಜಿ {number}',
  'Application number': 'ಅರ್ಜಿ ಸಂಖ್ಯೆ',
  'To pay': 'ಪಾವತಿಸಬೇಕಾದ ಮೊತ್ತ',
  'Held until': 'ಸೀಟು ಇರುವ ಕೊನೆಯ ದಿನ',
  Result: 'ಫಲಿತಾಂಶ',
  'Test centre': 'ಪರೀಕ್ಷಾ ಕೇಂದ್ರ',
  'See the application': 'ಅರ್ಜಿ ನೋಡಿ',
  'We have your registration': 'ನಿಮ್ಮ ನೋಂದಣಿ ತಲುಪಿದೆ',
  'You are registered for the aptitude test': 'ನೀವು ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಗೆ ನೋಂದಾಯಿಸಿದ್ದೀರಿ',
  'Your fee has arrived, but too late for this test date': 'ನಿಮ್ಮ ಶುಲ್ಕ ತಲುಪಿದೆ, ಆದರೆ ಈ ಪರೀಕ್ಷೆಯ ದಿನಾಂಕಕ್ಕೆ ತಡವಾಗಿದೆ',
  'Your hall ticket': 'ನಿಮ್ಮ ಹಾಲ್ ಟಿಕೆಟ್',
  'Your test date has changed': 'ನಿಮ್ಮ ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ ಬದಲಾಗಿದೆ',
  'The result of the aptitude test': 'ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಯ ಫಲಿತಾಂಶ',
  'We offer you a seat': 'ನಿಮಗೆ ಸೀಟು ನೀಡುತ್ತಿದ್ದೇವೆ',
  'Welcome: you are admitted': 'ಸ್ವಾಗತ: ನಿಮಗೆ ಪ್ರವೇಶ ಸಿಕ್ಕಿದೆ',
  'About your application': 'ನಿಮ್ಮ ಅರ್ಜಿಯ ಬಗ್ಗೆ',
  'Your application is withdrawn': 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'The fee of the aptitude test is still open': 'ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಯ ಶುಲ್ಕ ಇನ್ನೂ ಬಾಕಿ ಇದೆ',
  'Your aptitude test is coming': 'ನಿಮ್ಮ ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆ ಹತ್ತಿರವಾಗಿದೆ',
  'The admission was confirmed too early': 'ಪ್ರವೇಶವನ್ನು ಸಮಯಕ್ಕೆ ಮುನ್ನ ದೃಢಪಡಿಸಲಾಗಿತ್ತು',
  'We had noted the admission of {name} too early, and have taken that back. Nothing is to be paid.':
    '{name} ಅವರ ಪ್ರವೇಶವನ್ನು ನಾವು ಸಮಯಕ್ಕೆ ಮುನ್ನ ದಾಖಲಿಸಿದ್ದೆವು; ಅದನ್ನು ಹಿಂದಕ್ಕೆ ಪಡೆದಿದ್ದೇವೆ. ಈಗ ಏನನ್ನೂ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.',
  'The seat we offered is still yours to take': 'ನಾವು ನೀಡಿದ ಸೀಟು ಇನ್ನೂ ನಿಮಗಾಗಿ ಇದೆ',
  'We have received a registration with this e-mail address. The seat is held for half an hour while the fee of {fee} is paid. If the payment did not go through, you can pay again on the page of the application.':
    'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸದಿಂದ ನೋಂದಣಿ ತಲುಪಿದೆ. {fee} ಶುಲ್ಕ ಪಾವತಿಸಲು ಸೀಟನ್ನು ಅರ್ಧ ಗಂಟೆ ಕಾಯ್ದಿರಿಸಿದ್ದೇವೆ. ಪಾವತಿ ಆಗದಿದ್ದರೆ ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ಮತ್ತೆ ಪಾವತಿಸಬಹುದು.',
  'The registration of {name} is complete.': '{name} ಅವರ ನೋಂದಣಿ ಪೂರ್ಣವಾಗಿದೆ.',
  'The hall ticket is attached: bring it, printed or on a phone.': 'ಹಾಲ್ ಟಿಕೆಟ್ ಜೊತೆಗಿದೆ: ಮುದ್ರಿಸಿ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ತನ್ನಿ.',
  'The hall ticket follows as soon as a parent or guardian has agreed.': 'ಪೋಷಕರು ಒಪ್ಪಿದ ಕೂಡಲೇ ಹಾಲ್ ಟಿಕೆಟ್ ಬರುತ್ತದೆ.',
  'The test opens on the page of the application on the days below.': 'ಕೆಳಗಿನ ದಿನಗಳಲ್ಲಿ ಪರೀಕ್ಷೆ ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
  'The fee for {name} has arrived, but by then the test date was full or over. Nothing is lost: choose another date at no cost, or ask for a refund.':
    '{name} ಅವರ ಶುಲ್ಕ ತಲುಪಿದೆ, ಆದರೆ ಅಷ್ಟರಲ್ಲಿ ಆ ದಿನಾಂಕ ಭರ್ತಿಯಾಗಿತ್ತು ಅಥವಾ ಮುಗಿದಿತ್ತು. ಏನೂ ನಷ್ಟವಾಗಿಲ್ಲ: ಹೆಚ್ಚುವರಿ ಹಣವಿಲ್ಲದೆ ಬೇರೆ ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ, ಅಥವಾ ಹಣ ವಾಪಸ್ ಕೇಳಿ.',
  'Everything is in order, and the hall ticket of {name} is attached: bring it, printed or on a phone.':
    'ಎಲ್ಲವೂ ಸರಿಯಾಗಿದೆ, {name} ಅವರ ಹಾಲ್ ಟಿಕೆಟ್ ಜೊತೆಗಿದೆ: ಮುದ್ರಿಸಿ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ತನ್ನಿ.',
  '{name} now has the test date below.': '{name} ಅವರ ಪರೀಕ್ಷೆಯ ದಿನಾಂಕ ಈಗ ಕೆಳಗಿನದು.',
  'The new hall ticket is attached; the old one is no longer good.': 'ಹೊಸ ಹಾಲ್ ಟಿಕೆಟ್ ಜೊತೆಗಿದೆ; ಹಳೆಯದು ಇನ್ನು ನಡೆಯುವುದಿಲ್ಲ.',
  'The aptitude test of {name} has been marked.': '{name} ಅವರ ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಯ ಮೌಲ್ಯಮಾಪನ ಮುಗಿದಿದೆ.',
  'We offer {name} a seat. The next step is to meet us and to pay the first instalment.':
    '{name} ಅವರಿಗೆ ಸೀಟು ನೀಡುತ್ತಿದ್ದೇವೆ. ಮುಂದಿನ ಹೆಜ್ಜೆ: ನಮ್ಮನ್ನು ಭೇಟಿಯಾಗಿ ಮೊದಲ ಕಂತು ಕಟ್ಟುವುದು.',
  '{name} is admitted. We look forward to the first class.': '{name} ಅವರಿಗೆ ಪ್ರವೇಶ ಸಿಕ್ಕಿದೆ. ಮೊದಲ ತರಗತಿಗೆ ಕಾಯುತ್ತಿದ್ದೇವೆ.',
  'We cannot offer {name} a seat this time. Call us: we will gladly tell you why, and what would help.':
    'ಈ ಬಾರಿ {name} ಅವರಿಗೆ ಸೀಟು ನೀಡಲು ಆಗುತ್ತಿಲ್ಲ. ಕರೆ ಮಾಡಿ: ಕಾರಣ ಮತ್ತು ಏನು ಮಾಡಬಹುದು ಎಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  'The registration of {name} is complete once the fee of {fee} is paid. You can pay on the page of the application. If you have paid already, nothing is left to do.':
    '{fee} ಶುಲ್ಕ ಪಾವತಿಸಿದಾಗ {name} ಅವರ ನೋಂದಣಿ ಪೂರ್ಣವಾಗುತ್ತದೆ. ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ಪಾವತಿಸಬಹುದು. ಈಗಾಗಲೇ ಪಾವತಿಸಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  'The aptitude test of {name} is on the day below.': '{name} ಅವರ ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆ ಕೆಳಗಿನ ದಿನ ಇದೆ.',
  'The hall ticket is attached once more: bring it, printed or on a phone, and be there 30 minutes before.':
    'ಹಾಲ್ ಟಿಕೆಟ್ ಮತ್ತೊಮ್ಮೆ ಜೊತೆಗಿದೆ: ಮುದ್ರಿಸಿ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ತನ್ನಿ, 30 ನಿಮಿಷ ಮೊದಲು ಬನ್ನಿ.',
  'It opens on the page of the application.': 'ಅದು ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ತೆರೆಯುತ್ತದೆ.',
  'We hold a seat for {name}.': '{name} ಅವರಿಗಾಗಿ ಸೀಟು ಕಾಯ್ದಿರಿಸಿದ್ದೇವೆ.',
  'We hold a seat for {name} until {day}.': '{name} ಅವರಿಗಾಗಿ {day} ರವರೆಗೆ ಸೀಟು ಕಾಯ್ದಿರಿಸಿದ್ದೇವೆ.',
  'You can confirm the admission on the page of the application, or call us with your questions.':
    'ಅರ್ಜಿಯ ಪುಟದಲ್ಲಿ ಪ್ರವೇಶ ಖಚಿತಪಡಿಸಬಹುದು, ಅಥವಾ ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ ಕರೆ ಮಾಡಿ.',
  'The application of {name} is withdrawn and the seat is free for somebody else.':
    '{name} ಅವರ ಅರ್ಜಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ, ಸೀಟು ಬೇರೆಯವರಿಗೆ ತೆರೆದಿದೆ.',
  'The fee of {fee} goes back to the account that paid it, within ten days; you get another mail when it does.':
    '{fee} ಶುಲ್ಕ ಹತ್ತು ದಿನಗಳೊಳಗೆ, ಪಾವತಿಸಿದ ಖಾತೆಗೇ ವಾಪಸ್ ಬರುತ್ತದೆ; ಬಂದಾಗ ಇನ್ನೊಂದು ಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
  '{amount} of the tuition is waived, {percent} per cent of it': 'ಬೋಧನಾ ಶುಲ್ಕದಲ್ಲಿ {amount} ರಿಯಾಯಿತಿ, ಅಂದರೆ ಶೇಕಡಾ {percent}',
  '{percent} per cent of the tuition is waived': 'ಬೋಧನಾ ಶುಲ್ಕದಲ್ಲಿ ಶೇಕಡಾ {percent} ರಿಯಾಯಿತಿ',
  'no waiver': 'ರಿಯಾಯಿತಿ ಇಲ್ಲ',
  '{percent} per cent': 'ಶೇಕಡಾ {percent}',
  'Your personal data was affected by a breach': 'ನಿಮ್ಮ ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ ಸೋರಿಕೆಯಾಗಿದೆ',
  'What happened, and what you can do.': 'ಏನಾಯಿತು, ಮತ್ತು ನೀವು ಏನು ಮಾಡಬಹುದು.',
  'You get this letter as the parent or guardian of {name}.': '{name} ಅವರ ಪೋಷಕರಾಗಿರುವುದರಿಂದ ನಿಮಗೆ ಈ ಪತ್ರ ಕಳುಹಿಸುತ್ತಿದ್ದೇವೆ.',
  'Hello {name}, we must tell you of a breach of your personal data.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ ವೈಯಕ್ತಿಕ ಮಾಹಿತಿ ಸೋರಿಕೆಯಾದ ಬಗ್ಗೆ ನಿಮಗೆ ತಿಳಿಸಬೇಕಾಗಿದೆ.',
  'It began on {begins} and ended on {ends}.': 'ಇದು {begins} ರಂದು ಶುರುವಾಗಿ {ends} ರಂದು ಮುಗಿಯಿತು.',
  'Do not open links or pay anybody who writes to you about this. We never ask for a password or a code by mail or telephone.':
    'ಈ ಬಗ್ಗೆ ನಿಮಗೆ ಯಾರಾದರೂ ಬರೆದರೆ ಲಿಂಕ್ ತೆರೆಯಬೇಡಿ, ಹಣ ಕಳುಹಿಸಬೇಡಿ. ನಾವು ಪಾಸ್‌ವರ್ಡ್ ಅಥವಾ ಕೋಡ್ ಅನ್ನು ಇ-ಮೇಲ್ ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ಎಂದೂ ಕೇಳುವುದಿಲ್ಲ.',
  'For questions answer this mail or write to {contact}. You may also complain to the Data Protection Board of India.':
    'ಪ್ರಶ್ನೆಗಳಿದ್ದರೆ ಈ ಇ-ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ ಅಥವಾ {contact} ಗೆ ಬರೆಯಿರಿ. ನೀವು ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೂ ದೂರು ನೀಡಬಹುದು.',
} as const
