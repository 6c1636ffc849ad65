import type { Language } from '@northlight/contract/words/languages'

type Words = {
  title: string
  purpose: string
  /** `{institute}` becomes its name. */
  lead: string
  lines: { name: string; course: string; result: string; result_on: string; until: string }
  what: { title: string; choices: string[] }
  where: { title: string; choices: string[] }
  know: { title: string; points: string[] }
  signing: { own: string; parent: string; parent_signs: string; day: string; taken_by: string }
}

/** What somebody signs before they are shown. The same sentences in each language: a change belongs into all three. */
export const consentFormWords: Record<Language, Words> = {
  en: {
    title: 'Consent to be shown',
    purpose: 'For results, testimonials and photographs',
    lead: '{institute} would like to show you or your child. That happens only if you agree here, in writing. You need not agree: nothing about classes, fees or marks depends on it.',
    lines: {
      name: 'Name of the person shown',
      course: 'Course, and how long it was attended',
      result: 'Examination, rank or marks, year',
      result_on: 'Day of the result',
      until: 'Until which day (empty: until it is withdrawn)',
    },
    what: { title: 'What may be shown', choices: ['Name', 'Photograph', 'Result', 'My own words'] },
    where: { title: 'Where', choices: ['On the website', 'In print', 'In advertisements'] },
    know: {
      title: 'Please know',
      points: [
        'Sign on the day of the result or later. A consent that was given before it does not count.',
        'You can withdraw it at any time. A word by mail, by phone or at the desk is enough, and we take everything off the website at once.',
        'Beside a result we always print the course, its duration and whether it was paid for.',
        'This paper is kept where only the office can open it.',
      ],
    },
    signing: {
      own: 'Signature of the person shown',
      parent: 'Below 18 years: name of a parent, and relation',
      parent_signs: 'Signature of the parent',
      day: 'Day',
      taken_by: 'Received in the office by',
    },
  },
  kn: {
    title: 'ತೋರಿಸಲು ಒಪ್ಪಿಗೆ',
    purpose: 'ಫಲಿತಾಂಶ, ಅಭಿಪ್ರಾಯ ಮತ್ತು ಛಾಯಾಚಿತ್ರಗಳಿಗೆ',
    lead: '{institute} ನಿಮ್ಮನ್ನು ಅಥವಾ ನಿಮ್ಮ ಮಗುವನ್ನು ತೋರಿಸಲು ಬಯಸುತ್ತದೆ. ನೀವು ಇಲ್ಲಿ ಬರವಣಿಗೆಯಲ್ಲಿ ಒಪ್ಪಿದರೆ ಮಾತ್ರ ತೋರಿಸುತ್ತೇವೆ. ಒಪ್ಪಲೇಬೇಕೆಂದಿಲ್ಲ: ತರಗತಿ, ಶುಲ್ಕ ಅಥವಾ ಅಂಕಗಳ ಮೇಲೆ ಇದರಿಂದ ಯಾವ ಪರಿಣಾಮವೂ ಇಲ್ಲ.',
    lines: {
      name: 'ತೋರಿಸಲಾಗುವ ವ್ಯಕ್ತಿಯ ಹೆಸರು',
      course: 'ಕೋರ್ಸ್, ಮತ್ತು ಎಷ್ಟು ಕಾಲ ಓದಿದರು',
      result: 'ಪರೀಕ್ಷೆ, ರ‍್ಯಾಂಕ್ ಅಥವಾ ಅಂಕ, ವರ್ಷ',
      result_on: 'ಫಲಿತಾಂಶದ ದಿನ',
      until: 'ಯಾವ ದಿನದವರೆಗೆ (ಖಾಲಿ ಬಿಟ್ಟರೆ ಹಿಂಪಡೆಯುವವರೆಗೆ)',
    },
    what: { title: 'ಏನನ್ನು ತೋರಿಸಬಹುದು', choices: ['ಹೆಸರು', 'ಛಾಯಾಚಿತ್ರ', 'ಫಲಿತಾಂಶ', 'ನನ್ನ ಮಾತುಗಳು'] },
    where: { title: 'ಎಲ್ಲಿ', choices: ['ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ', 'ಮುದ್ರಣದಲ್ಲಿ', 'ಜಾಹೀರಾತುಗಳಲ್ಲಿ'] },
    know: {
      title: 'ದಯವಿಟ್ಟು ಗಮನಿಸಿ',
      points: [
        'ಫಲಿತಾಂಶದ ದಿನ ಅಥವಾ ಅದರ ನಂತರ ಸಹಿ ಮಾಡಿ. ಅದಕ್ಕೂ ಮೊದಲು ಕೊಟ್ಟ ಒಪ್ಪಿಗೆ ಲೆಕ್ಕಕ್ಕೆ ಬರುವುದಿಲ್ಲ.',
        'ಯಾವಾಗ ಬೇಕಾದರೂ ಹಿಂಪಡೆಯಬಹುದು. ಮೇಲ್, ಫೋನ್ ಅಥವಾ ಕಚೇರಿಯಲ್ಲಿ ಒಂದು ಮಾತು ಸಾಕು; ಎಲ್ಲವನ್ನೂ ಕೂಡಲೇ ವೆಬ್‌ಸೈಟ್‌ನಿಂದ ತೆಗೆಯುತ್ತೇವೆ.',
        'ಫಲಿತಾಂಶದ ಪಕ್ಕದಲ್ಲಿ ಕೋರ್ಸ್, ಅದರ ಅವಧಿ ಮತ್ತು ಶುಲ್ಕ ಕಟ್ಟಿದ್ದೇ ಎಂಬುದನ್ನು ಯಾವಾಗಲೂ ಬರೆಯುತ್ತೇವೆ.',
        'ಈ ಕಾಗದವನ್ನು ಕಚೇರಿಯವರು ಮಾತ್ರ ತೆರೆಯಬಹುದಾದ ಜಾಗದಲ್ಲಿ ಇಡುತ್ತೇವೆ.',
      ],
    },
    signing: {
      own: 'ತೋರಿಸಲಾಗುವ ವ್ಯಕ್ತಿಯ ಸಹಿ',
      parent: '18 ವರ್ಷದೊಳಗಿನವರಿಗೆ: ಪೋಷಕರ ಹೆಸರು ಮತ್ತು ಸಂಬಂಧ',
      parent_signs: 'ಪೋಷಕರ ಸಹಿ',
      day: 'ದಿನಾಂಕ',
      taken_by: 'ಕಚೇರಿಯಲ್ಲಿ ಪಡೆದವರು',
    },
  },
  hi: {
    title: 'दिखाए जाने की सहमति',
    purpose: 'परिणाम, राय और तस्वीरों के लिए',
    lead: '{institute} आपको या आपके बच्चे को दिखाना चाहता है। यह तभी होगा जब आप यहाँ लिखकर सहमति दें। सहमति देना ज़रूरी नहीं है: कक्षा, फ़ीस या अंकों पर इसका कोई असर नहीं पड़ता।',
    lines: {
      name: 'जिसे दिखाया जाएगा, उसका नाम',
      course: 'कोर्स, और कितने समय पढ़ा',
      result: 'परीक्षा, रैंक या अंक, वर्ष',
      result_on: 'परिणाम का दिन',
      until: 'किस दिन तक (खाली छोड़ें तो वापस लेने तक)',
    },
    what: { title: 'क्या दिखाया जा सकता है', choices: ['नाम', 'तस्वीर', 'परिणाम', 'मेरे शब्द'] },
    where: { title: 'कहाँ', choices: ['वेबसाइट पर', 'छपे हुए काग़ज़ पर', 'विज्ञापनों में'] },
    know: {
      title: 'कृपया ध्यान दें',
      points: [
        'परिणाम के दिन या उसके बाद हस्ताक्षर करें। उससे पहले दी गई सहमति नहीं मानी जाती।',
        'इसे कभी भी वापस ले सकते हैं। मेल, फ़ोन या कार्यालय में एक बार कह देना काफ़ी है; हम सब कुछ तुरंत वेबसाइट से हटा देते हैं।',
        'परिणाम के साथ हम हमेशा कोर्स, उसकी अवधि और फ़ीस दी गई थी या नहीं, यह लिखते हैं।',
        'यह काग़ज़ ऐसी जगह रखा जाता है जिसे केवल कार्यालय खोल सकता है।',
      ],
    },
    signing: {
      own: 'जिसे दिखाया जाएगा, उसके हस्ताक्षर',
      parent: '18 वर्ष से कम हो तो: माता या पिता का नाम, और संबंध',
      parent_signs: 'माता या पिता के हस्ताक्षर',
      day: 'तारीख़',
      taken_by: 'कार्यालय में किसने लिया',
    },
  },
}
