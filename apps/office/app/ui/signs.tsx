import type { ReactNode } from 'react'

/** The office's own signs, 24 units each, drawn with the colour of the text around them. */
export const signs = {
  bold: <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z" strokeWidth="2" />,
  bullets: <path d="M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01" />,
  chat: <path d="M4.2 19.8 5.3 16A8 8 0 1 1 8.3 18.8Z" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6.5L20.5 7" />
    </>
  ),
  board: (
    <>
      <rect x="4" y="5" width="4.5" height="14" rx="1" />
      <rect x="9.8" y="5" width="4.5" height="9" rx="1" />
      <rect x="15.5" y="5" width="4.5" height="12" rx="1" />
    </>
  ),
  columns: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M9.5 5v14M14.5 5v14" />
    </>
  ),
  cross: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="currentColor" stroke="none" />
      <path d="m9 9 6 6M15 9l-6 6" stroke="#fff" />
    </>
  ),
  dots: <path d="M6 12v.01M12 12v.01M18 12v.01" strokeWidth="2.6" />,
  drag: <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" strokeWidth="2.4" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <path d="M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1" />
  ),
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  fingerprint: (
    <path d="M6 18c.8-2 1-3.8 1-6a5 5 0 0 1 10 0c0 2 0 3.5-.4 5.5M9.5 20c.8-2.2 1-5 1-8a1.5 1.5 0 0 1 3 0c0 3.5-.3 6-1 8.5M4 14c.3-1 .4-2 .4-3" />
  ),
  formula: <path d="M17 7V5H7l6 7-6 7h10v-2" />,
  half: (
    <>
      <circle cx="12" cy="12" r="7.5" />
      <path d="M12 4.5a7.5 7.5 0 0 1 0 15Z" fill="currentColor" stroke="none" />
    </>
  ),
  home: <path d="M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1Z" />,
  inbox: <path d="M4 13.5 6.5 5h11L20 13.5V19H4ZM4 13.5h5a3 3 0 0 0 6 0h5" />,
  italic: <path d="M10 5h7M7 19h7M14 5l-4 14" />,
  join: <path d="M6 4v5a4 4 0 0 0 4 4h9M15 9l4 4-4 4M6 20v-4" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4" />
      <path d="m11 12 8-8M16 7l2.5 2.5M13.5 9.5l2 2" />
    </>
  ),
  left: <path d="m15 6-6 6 6 6" />,
  note: (
    <>
      <path d="M5 4.5h14v10l-5 5H5Z" />
      <path d="M14 19.5v-5h5M8.5 9h7M8.5 12.5h4" />
    </>
  ),
  numbers: <path d="M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 14.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5h2.5" />,
  offline: <path d="M4 4l16 16M5 11.5A11 11 0 0 1 9 9M19 11.5a11 11 0 0 0-6.5-3.4M8 15a6 6 0 0 1 5.5-1.7M12 19v.01" />,
  page: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="1.5" />
      <path d="M4 9h16M8 13h8M8 16.5h5" />
    </>
  ),
  paragraph: <path d="M16 5v14M12 5v14M18 5h-7a4 4 0 0 0 0 8h1" />,
  people: (
    <>
      <circle cx="9" cy="9" r="3.2" />
      <path d="M3.5 19c.5-3.3 2.6-5 5.5-5s5 1.7 5.5 5M15.5 6.2a3 3 0 0 1 0 5.6M17 14.3c2 .6 3.2 2.2 3.5 4.7" />
    </>
  ),
  pulse: <path d="M3 12h4l2.5-6 5 12 2.5-6h4" />,
  qr: <path d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM17.5 17.5H20V20h-2.5ZM20 14v.01M14 20v.01" />,
  quote: <path d="M10 7c-3 .5-4.5 2.5-4.5 5.5V17H10v-4.5H7.5M19 7c-3 .5-4.5 2.5-4.5 5.5V17H19v-4.5h-2.5" />,
  ring: <circle cx="12" cy="12" r="7.5" />,
  rupee: <path d="M7 5h10M7 9h10M7 5h3a4 4 0 0 1 0 8H7l7 6.5" />,
  send: (
    <>
      <path d="M4 12 20 4.5 15.5 20l-4-6Z" />
      <path d="m11.5 14 8.5-9.5" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6Z" />
      <path d="m9 12 2.2 2.2L15.2 10" />
    </>
  ),
  tick: (
    <>
      <circle cx="12" cy="12" r="8.5" fill="currentColor" stroke="none" />
      <path d="m8 12.3 2.8 2.8L16 9.7" stroke="#fff" />
    </>
  ),
  up: <path d="m6 15 6-6 6 6" />,
  undo: <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />,
} satisfies Record<string, ReactNode>
