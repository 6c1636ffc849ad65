/** Refunds by mail and as a letter, leaving a course, and the receipt as a paper. */
export const money = {
  'A payment goes back to you': 'ಒಂದು ಪಾವತಿ ನಿಮಗೆ ಮರಳುತ್ತಿದೆ',
  '{amount} is on its way back to you.': '{amount} ನಿಮಗೆ ಮರಳುತ್ತಿದೆ.',
  'Hello {name}, we have received {amount} from you. {why} So we send this {amount} back to the account or card you paid with. Banks take five to seven working days. You need not do anything.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮಿಂದ {amount} ನಮಗೆ ತಲುಪಿದೆ. {why} ಆದ್ದರಿಂದ ಈ {amount} ಅನ್ನು ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೇ ಮರಳಿಸುತ್ತಿದ್ದೇವೆ. ಬ್ಯಾಂಕ್‌ಗೆ ಐದರಿಂದ ಏಳು ಕೆಲಸದ ದಿನಗಳು ಬೇಕು. ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  '{amount} was refunded to you.': '{amount} ನಿಮಗೆ ಮರಳಿಸಲಾಗಿದೆ.',
  'Hello {name}, our office has given {amount} back to you in cash. If you have not got it, please answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ ಕಚೇರಿ ನಿಮಗೆ {amount} ನಗದಾಗಿ ಮರಳಿಸಿದೆ. ಅದು ನಿಮಗೆ ಸಿಕ್ಕಿಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'Hello {name}, our office has given {amount} back to you by cheque. If you have not got it, please answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ ಕಚೇರಿ ನಿಮಗೆ {amount} ಚೆಕ್ ಮೂಲಕ ಮರಳಿಸಿದೆ. ಅದು ನಿಮಗೆ ಸಿಕ್ಕಿಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'Hello {name}, our office has given {amount} back to you by bank transfer. If you have not got it, please answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ ಕಚೇರಿ ನಿಮಗೆ {amount} ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆ ಮೂಲಕ ಮರಳಿಸಿದೆ. ಅದು ನಿಮಗೆ ಸಿಕ್ಕಿಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'It was paid a second time for the same thing. You pay only once: what was paid first stands.':
    'ಒಂದೇ ವಿಷಯಕ್ಕೆ ಎರಡನೇ ಬಾರಿ ಪಾವತಿಯಾಗಿದೆ. ನೀವು ಒಮ್ಮೆ ಮಾತ್ರ ಕಟ್ಟಬೇಕು: ಮೊದಲು ಕಟ್ಟಿದ್ದು ಉಳಿಯುತ್ತದೆ.',
  'It was paid after the fee had been refunded.': 'ಶುಲ್ಕ ಮರುಪಾವತಿ ಆದ ನಂತರ ಇದನ್ನು ಪಾವತಿಸಲಾಗಿದೆ.',
  'It came after the last place had gone.': 'ಕೊನೆಯ ಸೀಟು ಹೋದ ನಂತರ ಇದು ತಲುಪಿದೆ.',
  'It did not fit what was to be paid.': 'ಕಟ್ಟಬೇಕಾದ ಮೊತ್ತಕ್ಕೆ ಇದು ಹೊಂದಲಿಲ್ಲ.',
  'Refund number': 'ಮರುಪಾವತಿ ಸಂಖ್ಯೆ',

  'Your cheque was returned': 'ನಿಮ್ಮ ಚೆಕ್ ವಾಪಸ್ ಬಂದಿದೆ',
  '{amount} is due again.': '{amount} ಮತ್ತೆ ಕಟ್ಟಬೇಕಿದೆ.',
  'Hello {name}, the bank returned your cheque of {amount} on {day} without paying it. So this fee is due again, and the receipt below no longer counts. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ {amount} ಚೆಕ್ ಅನ್ನು ಬ್ಯಾಂಕ್ {day}ರಂದು ಹಣ ನೀಡದೆ ವಾಪಸ್ ಕಳುಹಿಸಿದೆ. ಆದ್ದರಿಂದ ಈ ಶುಲ್ಕವನ್ನು ಮತ್ತೆ ಕಟ್ಟಬೇಕಿದೆ, ಮತ್ತು ಕೆಳಗಿನ ರಸೀದಿ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಅಥವಾ ನಮ್ಮ ಕಚೇರಿಯಲ್ಲಿ ಪಾವತಿಸಿ. ಇದು ತಪ್ಪೆನಿಸಿದರೆ ದಯವಿಟ್ಟು ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'Cancelled receipt': 'ರದ್ದಾದ ರಸೀದಿ',
  'Cancelled: the bank returned the cheque on {day}.': 'ರದ್ದಾಗಿದೆ: ಬ್ಯಾಂಕ್ {day}ರಂದು ಚೆಕ್ ವಾಪಸ್ ಕಳುಹಿಸಿದೆ.',
  'Receipt {number} no longer counts.': 'ರಸೀದಿ {number} ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.',
  'A receipt of yours was cancelled': 'ನಿಮ್ಮ ಒಂದು ರಸೀದಿ ರದ್ದಾಗಿದೆ',
  'Hello {name}, on {day} we found that our office had noted this payment of {amount} by mistake. The receipt below no longer counts, and this fee is not paid. We are sorry. If you did pay this amount, please do not pay again: answer this mail or call us.':
    'ನಮಸ್ಕಾರ {name}, ನಮ್ಮ ಕಚೇರಿ ಈ {amount} ಪಾವತಿಯನ್ನು ತಪ್ಪಾಗಿ ದಾಖಲಿಸಿದೆ ಎಂದು {day}ರಂದು ಗೊತ್ತಾಯಿತು. ಕೆಳಗಿನ ರಸೀದಿ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ, ಮತ್ತು ಈ ಶುಲ್ಕ ಪಾವತಿಯಾಗಿಲ್ಲ. ಕ್ಷಮಿಸಿ. ನೀವು ಈ ಮೊತ್ತವನ್ನು ನಿಜವಾಗಿ ಕಟ್ಟಿದ್ದರೆ ಮತ್ತೆ ಕಟ್ಟಬೇಡಿ: ದಯವಿಟ್ಟು ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
  'Cancelled on {day}: this payment was noted by mistake.': '{day}ರಂದು ರದ್ದಾಗಿದೆ: ಈ ಪಾವತಿ ತಪ್ಪಾಗಿ ದಾಖಲಾಗಿತ್ತು.',

  'Your refund': 'ನಿಮಗೆ ಮರಳುವುದು',
  'Hello {name}, {amount} is on its way back to the account or card you paid with. Banks take five to seven working days.':
    'ನಮಸ್ಕಾರ {name}, {amount} ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೆ ಮರಳುತ್ತಿದೆ. ಬ್ಯಾಂಕ್‌ಗೆ ಐದರಿಂದ ಏಳು ಕೆಲಸದ ದಿನಗಳು ಬೇಕು.',

  'Leaving a course': 'ಕೋರ್ಸ್ ಬಿಡುವುದು',
  'We have noted that you leave': 'ನೀವು ಬಿಡುವುದನ್ನು ದಾಖಲಿಸಿದ್ದೇವೆ',
  'We have noted that {student} leaves': '{student} ಕೋರ್ಸ್ ಬಿಡುವುದನ್ನು ದಾಖಲಿಸಿದ್ದೇವೆ',
  'Noted on {day}.': 'ದಾಖಲಿಸಿದ ದಿನ {day}.',
  'Hello {name}, you have told us that you leave the course below. The fee is counted up to that day, and we will write to you with the amount of your refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ಕೆಳಗಿನ ಕೋರ್ಸ್ ಬಿಡುವುದಾಗಿ ನೀವು ತಿಳಿಸಿದ್ದೀರಿ. ಆ ದಿನದವರೆಗೆ ಶುಲ್ಕ ಲೆಕ್ಕ ಹಾಕಿ, ನಿಮಗೆ ಮರಳುವ ಮೊತ್ತವನ್ನು ಬರೆದು ತಿಳಿಸುತ್ತೇವೆ. ಇನ್ನೂ ಕಟ್ಟಬೇಕಾಗಿರದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ. ಕಾರಣ ಹೇಳಬೇಕಿಲ್ಲ. ಇದು ತಪ್ಪಾಗಿ ಆಗಿದ್ದರೆ ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'Hello {name}, we have noted that {student} leaves the course below. The fee is counted up to that day, and we will write to you with the amount of the refund. Parts of the fee that are not yet due are cancelled. You need not give a reason. If it was a mistake, answer this mail.':
    'ನಮಸ್ಕಾರ {name}, {student} ಕೆಳಗಿನ ಕೋರ್ಸ್ ಬಿಡುವುದನ್ನು ದಾಖಲಿಸಿದ್ದೇವೆ. ಆ ದಿನದವರೆಗೆ ಶುಲ್ಕ ಲೆಕ್ಕ ಹಾಕಿ, ಮರಳುವ ಮೊತ್ತವನ್ನು ನಿಮಗೆ ಬರೆದು ತಿಳಿಸುತ್ತೇವೆ. ಇನ್ನೂ ಕಟ್ಟಬೇಕಾಗಿರದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ. ಕಾರಣ ಹೇಳಬೇಕಿಲ್ಲ. ಇದು ತಪ್ಪಾಗಿ ಆಗಿದ್ದರೆ ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'See the page of {student}': '{student} ಅವರ ಪುಟ ನೋಡಿ',
  Course: 'ಕೋರ್ಸ್',
  'Noted on': 'ದಾಖಲಿಸಿದ ದಿನ',
  'Paid so far': 'ಇದುವರೆಗೆ ಕಟ್ಟಿದ್ದು',
  Refund: 'ಮರುಪಾವತಿ',

  'Your refund, worked out': 'ನಿಮ್ಮ ಮರುಪಾವತಿಯ ಲೆಕ್ಕ',
  'Your refund is {amount}.': 'ನಿಮಗೆ {amount} ಮರಳುತ್ತದೆ.',
  'Hello {name}, what was used of {course} is as much as you have paid, so there is no refund. You do not owe anything more.':
    'ನಮಸ್ಕಾರ {name}, {course} ನಲ್ಲಿ ಬಳಸಿದ್ದು ನೀವು ಕಟ್ಟಿದಷ್ಟೇ ಆಗಿದೆ, ಆದ್ದರಿಂದ ಮರುಪಾವತಿ ಇಲ್ಲ. ನೀವು ಇನ್ನೇನೂ ಕಟ್ಟಬೇಕಿಲ್ಲ.',
  'Hello {name}, your refund for {course} is {amount}. It is paid by {day}, to the account or card you paid with.':
    'ನಮಸ್ಕಾರ {name}, {course} ಗಾಗಿ ನಿಮಗೆ {amount} ಮರಳುತ್ತದೆ. {day} ರೊಳಗೆ, ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೇ ಬರುತ್ತದೆ.',
  'Hello {name}, your refund for {course} is {amount}. Our office pays it out by {day}, because you paid at the desk.':
    'ನಮಸ್ಕಾರ {name}, {course} ಗಾಗಿ ನಿಮಗೆ {amount} ಮರಳುತ್ತದೆ. ನೀವು ಕೌಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದ್ದರಿಂದ {day} ರೊಳಗೆ ನಮ್ಮ ಕಚೇರಿ ಅದನ್ನು ಮರಳಿಸುತ್ತದೆ.',
  'Hello {name}, your refund for {course} is {amount}. It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk.':
    'ನಮಸ್ಕಾರ {name}, {course} ಗಾಗಿ ನಿಮಗೆ {amount} ಮರಳುತ್ತದೆ. {day} ರೊಳಗೆ ಬರುತ್ತದೆ: ಆನ್‌ಲೈನ್ ಪಾವತಿಸಿದ್ದು ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೇ ಬರುತ್ತದೆ, ಕೌಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದ್ದನ್ನು ನಮ್ಮ ಕಚೇರಿ ಮರಳಿಸುತ್ತದೆ.',
  'The letter with the rule is attached. If something looks wrong, please answer this mail.':
    'ನಿಯಮದೊಂದಿಗೆ ಪತ್ರ ಜೊತೆಗಿದೆ. ಏನಾದರೂ ತಪ್ಪೆನಿಸಿದರೆ ದಯವಿಟ್ಟು ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'You told us on': 'ನೀವು ತಿಳಿಸಿದ ದಿನ',
  Fee: 'ಶುಲ್ಕ',
  'What you have paid': 'ನೀವು ಕಟ್ಟಿದ್ದು',
  'What was used': 'ಬಳಸಿದ್ದು',

  'Your refund, {number}': 'ನಿಮ್ಮ ಮರುಪಾವತಿ, {number}',
  'Dear {name},': 'ಪ್ರಿಯ {name},',
  'You told us on {day} that you leave {course}. This is your refund, and how it is worked out.':
    '{course} ಬಿಡುವುದಾಗಿ {day}ರಂದು ನೀವು ತಿಳಿಸಿದ್ದೀರಿ. ನಿಮ್ಮ ಮರುಪಾವತಿ ಮತ್ತು ಅದರ ಲೆಕ್ಕ ಇಲ್ಲಿದೆ.',
  'How it is worked out': 'ಲೆಕ್ಕ ಹಾಕಿದ್ದು ಹೀಗೆ',
  Amount: 'ಮೊತ್ತ',
  'The fee for the whole period': 'ಪೂರ್ಣ ಅವಧಿಯ ಶುಲ್ಕ',
  'The fee for what was used: {used}': 'ಬಳಸಿದ್ದರ ಶುಲ್ಕ: {used}',
  '{used} of {total} days, {from} to {until}, counted up to and including the day you told us':
    '{total} ದಿನಗಳಲ್ಲಿ {used} ದಿನ, {from} ರಿಂದ {until} ರವರೆಗೆ; ನೀವು ತಿಳಿಸಿದ ದಿನವನ್ನೂ ಸೇರಿಸಿ',
  '{used} of {total} papers opened': '{total} ಪತ್ರಿಕೆಗಳಲ್ಲಿ {used} ತೆರೆಯಲಾಗಿದೆ',
  'Of this: {parts}.': 'ಇದರಲ್ಲಿ: {parts}.',
  'It is paid by {day}, to the account or card you paid with. Instalments that were open are cancelled.':
    '{day} ರೊಳಗೆ, ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೇ ಬರುತ್ತದೆ. ಬಾಕಿ ಇದ್ದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ.',
  'Our office pays it out by {day}, because you paid at the desk. Instalments that were open are cancelled.':
    'ನೀವು ಕೌಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದ್ದರಿಂದ {day} ರೊಳಗೆ ನಮ್ಮ ಕಚೇರಿ ಅದನ್ನು ಮರಳಿಸುತ್ತದೆ. ಬಾಕಿ ಇದ್ದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ.',
  'It is paid by {day}: what you paid online goes to the account or card you paid with, and our office pays out what you paid at the desk. Instalments that were open are cancelled.':
    '{day} ರೊಳಗೆ ಬರುತ್ತದೆ: ಆನ್‌ಲೈನ್ ಪಾವತಿಸಿದ್ದು ನೀವು ಪಾವತಿಸಿದ ಖಾತೆ ಅಥವಾ ಕಾರ್ಡ್‌ಗೇ ಬರುತ್ತದೆ, ಕೌಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿದ್ದನ್ನು ನಮ್ಮ ಕಚೇರಿ ಮರಳಿಸುತ್ತದೆ. ಬಾಕಿ ಇದ್ದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ.',
  'What was used is as much as you have paid, so there is no refund. You do not owe anything more, and instalments that were open are cancelled.':
    'ಬಳಸಿದ್ದು ನೀವು ಕಟ್ಟಿದಷ್ಟೇ ಆಗಿದೆ, ಆದ್ದರಿಂದ ಮರುಪಾವತಿ ಇಲ್ಲ. ನೀವು ಇನ್ನೇನೂ ಕಟ್ಟಬೇಕಿಲ್ಲ, ಬಾಕಿ ಇದ್ದ ಕಂತುಗಳು ರದ್ದಾಗುತ್ತವೆ.',
  'The rule': 'ನಿಯಮ',
  'If something looks wrong, please tell us: {contact}.': 'ಏನಾದರೂ ತಪ್ಪೆನಿಸಿದರೆ ದಯವಿಟ್ಟು ತಿಳಿಸಿ: {contact}.',

  'Issued on {day}': 'ನೀಡಿದ ದಿನ {day}',
  'Received from': 'ಯಾರಿಂದ',
  Name: 'ಹೆಸರು',
  Contact: 'ಸಂಪರ್ಕ',
  'Amount received': 'ತಲುಪಿದ ಮೊತ್ತ',
  'Refunded since': 'ನಂತರ ಮರುಪಾವತಿ',
  Payment: 'ಪಾವತಿ',
  'Paid by': 'ಪಾವತಿಸಿದ ವಿಧಾನ',
  Card: 'ಕಾರ್ಡ್',
  'Net banking': 'ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್',
  'Cash, at the desk': 'ನಗದು, ಕೌಂಟರ್‌ನಲ್ಲಿ',
  'Cheque, at the desk': 'ಚೆಕ್, ಕೌಂಟರ್‌ನಲ್ಲಿ',
  'UPI, at the desk': 'UPI, ಕೌಂಟರ್‌ನಲ್ಲಿ',
  'Card, at the desk': 'ಕಾರ್ಡ್, ಕೌಂಟರ್‌ನಲ್ಲಿ',
  'Bank transfer, noted at the desk': 'ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆ, ಕೌಂಟರ್‌ನಲ್ಲಿ ದಾಖಲಾಗಿದೆ',
  'Demand draft, at the desk': 'ಡಿಮ್ಯಾಂಡ್ ಡ್ರಾಫ್ಟ್, ಕೌಂಟರ್‌ನಲ್ಲಿ',
  'We have received your cheque': 'ನಿಮ್ಮ ಚೆಕ್ ನಮಗೆ ತಲುಪಿದೆ',
  'Received, subject to realisation.': 'ಬ್ಯಾಂಕ್ ಹಣ ನೀಡಿದ ನಂತರ ಮಾತ್ರ ಇದು ಮಾನ್ಯ.',
  'Hello {name}, we have received your cheque or demand draft of {amount}, subject to realisation: once the bank has paid it, this fee is paid, and you get a numbered receipt. Please keep this mail until then.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ {amount} ಚೆಕ್ ಅಥವಾ ಡಿಮ್ಯಾಂಡ್ ಡ್ರಾಫ್ಟ್ ನಮಗೆ ತಲುಪಿದೆ. ಬ್ಯಾಂಕ್ ಹಣ ನೀಡಿದ ನಂತರ ಮಾತ್ರ ಇದು ಮಾನ್ಯ: ಆಗ ಈ ಶುಲ್ಕ ಪಾವತಿಯಾಗುತ್ತದೆ ಮತ್ತು ಸಂಖ್ಯೆ ಇರುವ ರಸೀದಿ ನಿಮಗೆ ಬರುತ್ತದೆ. ಅಲ್ಲಿಯವರೆಗೆ ಈ ಮೇಲ್ ಇಟ್ಟುಕೊಳ್ಳಿ.',
  'Hello {name}, the bank returned your cheque or demand draft of {amount} on {day} without paying it. So this fee is still due. Please pay in your account or at our office. If you think this is a mistake, please answer this mail.':
    'ನಮಸ್ಕಾರ {name}, ನಿಮ್ಮ {amount} ಚೆಕ್ ಅಥವಾ ಡಿಮ್ಯಾಂಡ್ ಡ್ರಾಫ್ಟ್ ಅನ್ನು ಬ್ಯಾಂಕ್ {day}ರಂದು ಹಣ ನೀಡದೆ ವಾಪಸ್ ಕಳುಹಿಸಿದೆ. ಆದ್ದರಿಂದ ಈ ಶುಲ್ಕವನ್ನು ಇನ್ನೂ ಕಟ್ಟಬೇಕಿದೆ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಅಥವಾ ನಮ್ಮ ಕಚೇರಿಯಲ್ಲಿ ಪಾವತಿಸಿ. ಇದು ತಪ್ಪೆನಿಸಿದರೆ ದಯವಿಟ್ಟು ಈ ಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ.',
  'Number of the cheque or draft': 'ಚೆಕ್ ಅಥವಾ ಡ್ರಾಫ್ಟ್ ಸಂಖ್ಯೆ',
  'Received at our office on': 'ನಮ್ಮ ಕಚೇರಿಗೆ ತಲುಪಿದ ದಿನ',
  Wallet: 'ವಾಲೆಟ್',
  'Order and payment': 'ಆರ್ಡರ್ ಮತ್ತು ಪಾವತಿ',
  'Issued by': 'ನೀಡಿದವರು',
  Address: 'ವಿಳಾಸ',
  'Refund: {rule}': 'ಮರುಪಾವತಿ: {rule}',
  'Made by computer; it is valid without a signature.': 'ಕಂಪ್ಯೂಟರ್‌ನಿಂದ ತಯಾರಾದದ್ದು; ಸಹಿ ಇಲ್ಲದೆಯೂ ಮಾನ್ಯ.',
  'Registration for the aptitude test': 'ಆಪ್ಟಿಟ್ಯೂಡ್ ಪರೀಕ್ಷೆಯ ನೋಂದಣಿ',
  'Page {number} of {count}': 'ಪುಟ {number} / {count}',
} as const
