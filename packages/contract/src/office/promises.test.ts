import { describe, expect, test } from 'vitest'
import { promisesIn } from './promises.ts'

const found = (text: string) => promisesIn(text).map(({ id }) => id)

describe('the promise check', () => {
  test.for([
    ['We guarantee a seat.', 'guarantee'],
    ['100% selection in NEET', 'guarantee'],
    ['A sure-shot plan for KCET', 'guarantee'],
    ['Last few seats, hurry!', 'urgency'],
    ['Only 7 seats left', 'urgency'],
    ['India’s best coaching', 'superlative'],
    ['The No. 1 institute', 'superlative'],
    ['Ananya, AIR 12', 'bare-rank'],
    ['हम चयन की गारंटी देते हैं।', 'guarantee'],
    ['100% चयन', 'guarantee'],
    ['आखिरी कुछ सीटें', 'urgency'],
    ['सर्वश्रेष्ठ संस्थान', 'superlative'],
    ['ನಾವು ಗ್ಯಾರಂಟಿ ಕೊಡುತ್ತೇವೆ', 'guarantee'],
    ['100% ಫಲಿತಾಂಶ', 'guarantee'],
    ['ಕೊನೆಯ ಕೆಲವು ಸೀಟು', 'urgency'],
    ['ಅತ್ಯುತ್ತಮ ಸಂಸ್ಥೆ', 'superlative'],
  ] as const)('%s', ([text, id]) => {
    expect(found(text)).toContain(id)
  })

  test.for([
    'Thirty in a class.',
    'Rank improved by practice',
    'ಮೂವತ್ತು ವಿದ್ಯಾರ್ಥಿಗಳು',
    'तीस छात्र',
    'A 100 % attendance rule',
  ])('%s promises nothing', (text) => {
    expect(found(text)).toEqual([])
  })

  test('names the sentence once, however often it sins', () => {
    expect(promisesIn('Guaranteed. We guarantee and guarantee it! Calm here.')).toMatchObject([
      { sentence: 'Guaranteed.' },
      { sentence: 'We guarantee and guarantee it!' },
    ])
  })
})
