/** What a parent is asked for a student under 18: the mail, the page behind its link, and what is agreed to. */
export const consent = {
  'Agreement of a parent': 'ಪೋಷಕರ ಒಪ್ಪಿಗೆ',
  'Nothing is kept without your agreement.': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಇಲ್ಲದೆ ಏನನ್ನೂ ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  'Read what you agree to': 'ಯಾವುದಕ್ಕೆ ಒಪ್ಪುತ್ತೀರಿ ಎಂದು ಓದಿ',
  'Take it back on any day': 'ಯಾವ ದಿನ ಬೇಕಾದರೂ ಹಿಂಪಡೆಯಿರಿ',
  'No account and no password needed': 'ಖಾತೆ, ಪಾಸ್‌ವರ್ಡ್ ಯಾವುದೂ ಬೇಕಿಲ್ಲ',
  'Language of this page': 'ಈ ಪುಟದ ಭಾಷೆ',
  'Do you agree?': 'ನೀವು ಒಪ್ಪುತ್ತೀರಾ?',
  'Your agreement': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ',
  'Text {version}': 'ಪಠ್ಯ {version}',
  '{student} is signed in on this browser, so the answer cannot be given here. Please open the link from the mail on your own phone, or give {student} the six-digit code in it.':
    'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ {student} ಸೈನ್ ಇನ್ ಆಗಿರುವುದರಿಂದ ಇಲ್ಲಿ ಉತ್ತರಿಸಲು ಆಗುವುದಿಲ್ಲ. ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ಅನ್ನು ನಿಮ್ಮದೇ ಫೋನ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ, ಅಥವಾ ಅದರಲ್ಲಿರುವ ಆರು ಅಂಕಿಯ ಕೋಡ್ ಅನ್ನು {student}ಗೆ ಕೊಡಿ.',
  'Yes, I agree': 'ಹೌದು, ಒಪ್ಪುತ್ತೇನೆ',
  'No, I refuse': 'ಇಲ್ಲ, ಒಪ್ಪುವುದಿಲ್ಲ',
  'By agreeing you confirm that you are the parent or guardian of {student} and over 18.':
    'ಒಪ್ಪುವ ಮೂಲಕ ನೀವು {student} ಅವರ ಪೋಷಕರು ಮತ್ತು 18 ವರ್ಷ ಮೀರಿದವರು ಎಂದು ಖಚಿತಪಡಿಸುತ್ತೀರಿ.',
  'Questions?': 'ಪ್ರಶ್ನೆಗಳಿವೆಯೇ?',
  'See the marks, letters, next tests and fees of {student} in your own account, with the e-mail address this came to.':
    '{student} ಅವರ ಅಂಕಗಳು, ವರದಿಗಳು, ಮುಂದಿನ ಪರೀಕ್ಷೆಗಳು ಮತ್ತು ಶುಲ್ಕವನ್ನು, ಈ ಮೇಲ್ ಬಂದ ವಿಳಾಸದಿಂದ ತೆರೆದ ನಿಮ್ಮದೇ ಖಾತೆಯಲ್ಲಿ ನೋಡಿ.',
  '{create} or {enter}.': '{create} ಅಥವಾ {enter}.',
  'Create an account': 'ಖಾತೆ ತೆರೆಯಿರಿ',
  'sign in': 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'See what we keep about {student}': '{student} ಬಗ್ಗೆ ನಮ್ಮಲ್ಲಿರುವುದನ್ನು ನೋಡಿ',
  '{parent}, you agreed for {student} on {day}. This is the text. You can take it back at any time.':
    '{parent}, {day}ರಂದು {student} ಪರವಾಗಿ ನೀವು ಒಪ್ಪಿದ್ದೀರಿ. ಪಠ್ಯ ಇದು. ಯಾವಾಗ ಬೇಕಾದರೂ ಹಿಂಪಡೆಯಬಹುದು.',
  '{parent}, this agreement for {student} was taken back on {day}.':
    '{parent}, {student} ಪರವಾದ ಈ ಒಪ್ಪಿಗೆಯನ್ನು {day}ರಂದು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
  'Dear {parent}, {student} has named you as parent or guardian and would like to take tests here. This is what you would agree to.':
    'ಪ್ರಿಯ {parent}, {student} ನಿಮ್ಮನ್ನು ಪೋಷಕರೆಂದು ಹೆಸರಿಸಿದ್ದಾರೆ, ಇಲ್ಲಿ ಪರೀಕ್ಷೆ ಬರೆಯಲು ಬಯಸುತ್ತಾರೆ. ನೀವು ಒಪ್ಪುವುದು ಇದಕ್ಕೆ.',
  'This link has run out, or a newer one was sent. Ask {student} to send the mail again.':
    'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ, ಅಥವಾ ಹೊಸದನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ. ಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಲು {student}ಗೆ ಹೇಳಿ.',
  'You refused on {day}. If you change your mind, ask {student} to send the question again.':
    '{day}ರಂದು ನೀವು ನಿರಾಕರಿಸಿದ್ದೀರಿ. ಮನಸ್ಸು ಬದಲಾದರೆ, ಮತ್ತೆ ಕಳುಹಿಸಲು {student}ಗೆ ಹೇಳಿ.',
  Saved: 'ಉಳಿಸಲಾಗಿದೆ',
  'You have agreed': 'ನೀವು ಒಪ್ಪಿದ್ದೀರಿ',
  'You have refused': 'ನೀವು ನಿರಾಕರಿಸಿದ್ದೀರಿ',
  'The agreement is taken back': 'ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  'Take the agreement back?': 'ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯುವುದೇ?',
  'Take the agreement back': 'ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಿರಿ',
  'Take it back': 'ಹಿಂಪಡೆಯಿರಿ',
  'Keep it': 'ಇರಲಿ',
  Saving: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ',
  'Tests close from this moment on. Results and receipts stay. A parent can agree again later.':
    'ಈ ಕ್ಷಣದಿಂದ ಪರೀಕ್ಷೆಗಳು ಮುಚ್ಚುತ್ತವೆ. ಫಲಿತಾಂಶಗಳು ಮತ್ತು ರಸೀದಿಗಳು ಉಳಿಯುತ್ತವೆ. ಪೋಷಕರು ನಂತರ ಮತ್ತೆ ಒಪ್ಪಬಹುದು.',
  'The application for admission ends, and the seat is free for another student. What was paid is treated by the refund rule.':
    'ಪ್ರವೇಶದ ಅರ್ಜಿ ಮುಗಿಯುತ್ತದೆ, ಸೀಟು ಬೇರೆ ವಿದ್ಯಾರ್ಥಿಗೆ ಹೋಗುತ್ತದೆ. ಪಾವತಿಸಿದ ಹಣಕ್ಕೆ ಮರುಪಾವತಿ ನಿಯಮ ಅನ್ವಯಿಸುತ್ತದೆ.',
  'This link does not work': 'ಈ ಲಿಂಕ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ',
  'It may have been cut off by the mail program. Open it again from the mail, or ask the student to send it once more.':
    'ಮೇಲ್ ಆ್ಯಪ್ ಅದನ್ನು ತುಂಡರಿಸಿರಬಹುದು. ಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ಇನ್ನೊಮ್ಮೆ ಕಳುಹಿಸಲು ವಿದ್ಯಾರ್ಥಿಗೆ ಹೇಳಿ.',
  'a student asks for your agreement': 'ವಿದ್ಯಾರ್ಥಿಯೊಬ್ಬರು ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಕೇಳುತ್ತಿದ್ದಾರೆ',
  'We need your agreement': 'ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ಬೇಕು',
  'A student has named you as parent or guardian.': 'ವಿದ್ಯಾರ್ಥಿಯೊಬ್ಬರು ನಿಮ್ಮನ್ನು ಪೋಷಕರೆಂದು ಹೆಸರಿಸಿದ್ದಾರೆ.',
  'Dear {parent}, {student} has created an account at {institute} and named you as parent or guardian. A student under 18 may take tests here once a parent agrees to this:':
    'ಪ್ರಿಯ {parent}, {student} ಅವರು {institute}ನಲ್ಲಿ ಖಾತೆ ತೆರೆದು ನಿಮ್ಮನ್ನು ಪೋಷಕರೆಂದು ಹೆಸರಿಸಿದ್ದಾರೆ. 18 ವರ್ಷದೊಳಗಿನ ವಿದ್ಯಾರ್ಥಿ, ಪೋಷಕರು ಇದಕ್ಕೆ ಒಪ್ಪಿದ ಮೇಲೆ ಇಲ್ಲಿ ಪರೀಕ್ಷೆ ಬರೆಯಬಹುದು:',
  'Read and answer': 'ಓದಿ, ಉತ್ತರಿಸಿ',
  'Or give {student} this code, if you agree. It counts as your answer.':
    'ಅಥವಾ ಒಪ್ಪಿದರೆ ಈ ಕೋಡ್ ಅನ್ನು {student}ಗೆ ಕೊಡಿ. ಅದೇ ನಿಮ್ಮ ಉತ್ತರ.',
  'Link and code work until {day}. If you do not know {student}, do nothing, or refuse behind the link.':
    'ಲಿಂಕ್ ಮತ್ತು ಕೋಡ್ {day} ರವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತವೆ. {student} ಯಾರೆಂದು ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ, ಅಥವಾ ಲಿಂಕ್ ತೆರೆದು ನಿರಾಕರಿಸಿ.',
  'Agreement of a parent for a student under 18': '18 ವರ್ಷದೊಳಗಿನ ವಿದ್ಯಾರ್ಥಿಗೆ ಪೋಷಕರ ಒಪ್ಪಿಗೆ',
  'We keep your child’s name, date of birth, e-mail address and mobile number to run this account.':
    'ಈ ಖಾತೆ ನಡೆಸಲು ನಿಮ್ಮ ಮಗುವಿನ ಹೆಸರು, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ಇ-ಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  'We keep the courses and tests your child takes, the answers and the results, to teach, to mark and to show what to learn next. Results are private: only your child, you and our teachers see them.':
    'ಕಲಿಸಲು, ಮೌಲ್ಯಮಾಪನ ಮಾಡಲು ಮತ್ತು ಮುಂದೆ ಏನು ಕಲಿಯಬೇಕು ಎಂದು ತೋರಿಸಲು, ನಿಮ್ಮ ಮಗು ತೆಗೆದುಕೊಳ್ಳುವ ಕೋರ್ಸ್ ಮತ್ತು ಪರೀಕ್ಷೆಗಳು, ಉತ್ತರಗಳು ಮತ್ತು ಫಲಿತಾಂಶಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ. ಫಲಿತಾಂಶಗಳು ಖಾಸಗಿ: ನಿಮ್ಮ ಮಗು, ನೀವು ಮತ್ತು ನಮ್ಮ ಶಿಕ್ಷಕರು ಮಾತ್ರ ನೋಡುತ್ತಾರೆ.',
  'We write to your child and to you about tests, courses and admission.':
    'ಪರೀಕ್ಷೆ, ಕೋರ್ಸ್ ಮತ್ತು ಪ್ರವೇಶದ ಬಗ್ಗೆ ನಿಮ್ಮ ಮಗುವಿಗೂ ನಿಮಗೂ ಬರೆಯುತ್ತೇವೆ.',
  'We do not use your child’s data for advertising, we do not follow your child across other sites, and we do not sell data. Payment and mail services receive only what they need to do their work.':
    'ನಿಮ್ಮ ಮಗುವಿನ ವಿವರಗಳನ್ನು ಜಾಹೀರಾತಿಗೆ ಬಳಸುವುದಿಲ್ಲ, ಬೇರೆ ತಾಣಗಳಲ್ಲಿ ಮಗುವನ್ನು ಹಿಂಬಾಲಿಸುವುದಿಲ್ಲ, ವಿವರಗಳನ್ನು ಮಾರುವುದಿಲ್ಲ. ಪಾವತಿ ಮತ್ತು ಮೇಲ್ ಸೇವೆಗಳಿಗೆ ಅವರ ಕೆಲಸಕ್ಕೆ ಬೇಕಾದಷ್ಟು ಮಾತ್ರ ಸಿಗುತ್ತದೆ.',
  'You can see, correct, download or delete the data, and take this agreement back at any time. What was done before stays lawful; tests cannot be taken after that.':
    'ಈ ವಿವರಗಳನ್ನು ಯಾವಾಗ ಬೇಕಾದರೂ ನೋಡಬಹುದು, ತಿದ್ದಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು ಅಥವಾ ಅಳಿಸಬಹುದು, ಮತ್ತು ಈ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಬಹುದು. ಅದಕ್ಕೂ ಮೊದಲು ಮಾಡಿದ್ದು ಕಾನೂನುಬದ್ಧವಾಗಿಯೇ ಉಳಿಯುತ್ತದೆ; ನಂತರ ಪರೀಕ್ಷೆ ಬರೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  'Agreement of a parent for an admission': 'ಪ್ರವೇಶಕ್ಕೆ ಪೋಷಕರ ಒಪ್ಪಿಗೆ',
  'We keep what this form asks about your child and your family to decide on the admission and to arrange the test.':
    'ಪ್ರವೇಶ ನಿರ್ಧರಿಸಲು ಮತ್ತು ಪರೀಕ್ಷೆ ಏರ್ಪಡಿಸಲು ಈ ಫಾರ್ಮ್‌ನಲ್ಲಿ ಕೇಳಿದ ನಿಮ್ಮ ಮಗು ಮತ್ತು ಕುಟುಂಬದ ವಿವರಗಳನ್ನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ.',
  'We write to you and to your child about the test, its result, the fee and the admission.':
    'ಪರೀಕ್ಷೆ, ಅದರ ಫಲಿತಾಂಶ, ಶುಲ್ಕ ಮತ್ತು ಪ್ರವೇಶದ ಬಗ್ಗೆ ನಿಮಗೂ ನಿಮ್ಮ ಮಗುವಿಗೂ ಬರೆಯುತ್ತೇವೆ.',
  'We do not use this data for advertising and we do not sell it. Payment and mail services receive only what they need to do their work.':
    'ಈ ವಿವರಗಳನ್ನು ಜಾಹೀರಾತಿಗೆ ಬಳಸುವುದಿಲ್ಲ, ಮಾರುವುದಿಲ್ಲ. ಪಾವತಿ ಮತ್ತು ಮೇಲ್ ಸೇವೆಗಳಿಗೆ ಅವರ ಕೆಲಸಕ್ಕೆ ಬೇಕಾದಷ್ಟು ಮಾತ್ರ ಸಿಗುತ್ತದೆ.',
  'You can see, correct, download or delete the data, and take this agreement back at any time. The registration then ends; what was paid is treated by the refund rule.':
    'ಈ ವಿವರಗಳನ್ನು ಯಾವಾಗ ಬೇಕಾದರೂ ನೋಡಬಹುದು, ತಿದ್ದಬಹುದು, ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು ಅಥವಾ ಅಳಿಸಬಹುದು, ಮತ್ತು ಈ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಬಹುದು. ಆಗ ನೋಂದಣಿ ಮುಗಿಯುತ್ತದೆ; ಪಾವತಿಸಿದ ಹಣಕ್ಕೆ ಮರುಪಾವತಿ ನಿಯಮ ಅನ್ವಯಿಸುತ್ತದೆ.',
  'Write to us': 'ನಮಗೆ ಬರೆಯಿರಿ',
  'Thank you. Your agreement is recorded, and we have mailed you a copy.':
    'ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ಒಪ್ಪಿಗೆ ದಾಖಲಾಗಿದೆ, ಅದರ ಪ್ರತಿಯನ್ನು ಮೇಲ್ ಮಾಡಿದ್ದೇವೆ.',
  'You have refused. Nothing further happens, and the student cannot take tests here.':
    'ನೀವು ನಿರಾಕರಿಸಿದ್ದೀರಿ. ಮುಂದೆ ಏನೂ ಆಗುವುದಿಲ್ಲ, ವಿದ್ಯಾರ್ಥಿ ಇಲ್ಲಿ ಪರೀಕ್ಷೆ ಬರೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  'Your agreement is taken back. The student cannot take tests from now on.':
    'ನಿಮ್ಮ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ವಿದ್ಯಾರ್ಥಿ ಪರೀಕ್ಷೆ ಬರೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  'Your agreement is taken back. The application for admission ends with it.':
    'ನಿಮ್ಮ ಒಪ್ಪಿಗೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ. ಅದರೊಂದಿಗೆ ಪ್ರವೇಶದ ಅರ್ಜಿಯೂ ಮುಗಿಯುತ್ತದೆ.',
  'The student is signed in here, so this cannot be answered here. Open the link from the mail on your own phone, or give the student the code that stands in it.':
    'ಇಲ್ಲಿ ವಿದ್ಯಾರ್ಥಿ ಸೈನ್ ಇನ್ ಆಗಿರುವುದರಿಂದ ಇಲ್ಲಿ ಉತ್ತರಿಸಲು ಆಗುವುದಿಲ್ಲ. ಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ಅನ್ನು ನಿಮ್ಮದೇ ಫೋನ್‌ನಲ್ಲಿ ತೆರೆಯಿರಿ, ಅಥವಾ ಅದರಲ್ಲಿರುವ ಕೋಡ್ ಅನ್ನು ವಿದ್ಯಾರ್ಥಿಗೆ ಕೊಡಿ.',
  'This account does not exist any more.': 'ಈ ಖಾತೆ ಈಗ ಇಲ್ಲ.',
  'This question went to the student’s own address. Name a parent with another address.':
    'ಈ ಮೇಲ್ ವಿದ್ಯಾರ್ಥಿಯದೇ ವಿಳಾಸಕ್ಕೆ ಹೋಗಿದೆ. ಬೇರೆ ವಿಳಾಸ ಇರುವ ಪೋಷಕರನ್ನು ಹೆಸರಿಸಿ.',
  'This address belongs to a student under 18, who cannot agree for another. Name a parent’s own.':
    'ಈ ವಿಳಾಸ 18 ವರ್ಷದೊಳಗಿನ ವಿದ್ಯಾರ್ಥಿಯದು; ಅವರು ಇನ್ನೊಬ್ಬರ ಪರವಾಗಿ ಒಪ್ಪಲು ಆಗುವುದಿಲ್ಲ. ಪೋಷಕರದೇ ವಿಳಾಸ ಕೊಡಿ.',
  'This link no longer works. Ask your child to send the mail again.':
    'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಲು ನಿಮ್ಮ ಮಗುವಿಗೆ ಹೇಳಿ.',
  'This link is not known. Open it again from the mail.': 'ಈ ಲಿಂಕ್ ನಮಗೆ ಗೊತ್ತಿಲ್ಲ. ಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ.',
  'You have agreed already. You can take it back here.': 'ನೀವು ಈಗಾಗಲೇ ಒಪ್ಪಿದ್ದೀರಿ. ಅದನ್ನು ಇಲ್ಲಿ ಹಿಂಪಡೆಯಬಹುದು.',
  'Agree or refuse.': 'ಒಪ್ಪಿ ಅಥವಾ ನಿರಾಕರಿಸಿ.',
  'This question has been answered already.': 'ಇದಕ್ಕೆ ಈಗಾಗಲೇ ಉತ್ತರಿಸಲಾಗಿದೆ.',
  'This agreement has been taken back already.': 'ಈ ಒಪ್ಪಿಗೆಯನ್ನು ಈಗಾಗಲೇ ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
} as const
