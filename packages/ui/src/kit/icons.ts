/**
 * The signs of the site and the office as paths of 24 units. Each is a string with a name of its own, so that the bundler
 * writes it where it is used: a table would bring all of them to every page that shows one.
 */
export const arrowLeftIcon = 'M20 12H5M11 6l-6 6 6 6'
export const arrowRightIcon = 'M4 12h15M13 6l6 6-6 6'
export const arrowUpIcon = 'M12 20V5M6 11l6-6 6 6'
export const binIcon = 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5'
export const boardIcon =
  'M5 5h2.5a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2.5a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1ZM10.8 5h2.5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-2.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM16.5 5h2.5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-2.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1Z'
export const boldIcon =
  'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7ZM7.4 5.4h5.6a3.1 3.1 0 0 1 0 6.2H7.4ZM7.4 12.4h6.6a3.1 3.1 0 0 1 0 6.2H7.4Z'
export const bulletsIcon = 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01'
export const calendarIcon =
  'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 10h16M8 3v4M16 3v4'
export const chatIcon = 'M4.2 19.8 5.3 16A8 8 0 1 1 8.3 18.8Z'
export const checkIcon = 'm4.5 12.5 5 5 10-11'
export const chevronDownIcon = 'm6 9 6 6 6-6'
export const chevronLeftIcon = 'm15 6-6 6 6 6'
export const chevronRightIcon = 'm9 6 6 6-6 6'
export const chevronUpIcon = 'm6 15 6-6 6 6'
export const circleCheckIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM8 12.4l2.7 2.7 5.3-6'
export const circleCrossIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM9 9l6 6M15 9l-6 6'
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5l3.5 2'
export const closeIcon = 'm6 6 12 12M18 6 6 18'
export const cloudIcon = 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5 4.2 4.2 0 0 1 17.5 18ZM9.3 13.6l2 2 3.6-4'
export const columnsIcon =
  'M5.5 5h13a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5ZM9.5 5v14M14.5 5v14'
export const crossIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM9.57 8.43 12 10.87l2.43-2.44a.8.8 0 0 1 1.13 1.13L13.13 12l2.43 2.43a.8.8 0 0 1-1.13 1.13L12 13.13l-2.43 2.43a.8.8 0 0 1-1.13-1.13L10.87 12 8.43 9.57a.8.8 0 0 1 1.14-1.14Z'
export const documentIcon = 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6'
export const dotsIcon =
  'M5.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0ZM11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0ZM17.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0Z'
export const downloadIcon = 'M12 4v11M7 11l5 5 5-5M5 20h14'
export const dragIcon =
  'M8.6 6a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0ZM8.6 12a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0ZM8.6 18a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0ZM14.6 6a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0ZM14.6 12a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0ZM14.6 18a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0Z'
export const eraseIcon = 'M9 6h11v12H9l-6-6ZM12 10l4 4M16 10l-4 4'
export const externalIcon = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z'
export const eyeOffIcon =
  'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.5A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1'
export const facebookIcon =
  'M14 21v-7.5h2.6l.4-3.1H14V8.5c0-.9.3-1.5 1.6-1.5H17V4.2A22 22 0 0 0 14.8 4C12.5 4 11 5.4 11 8v2.4H8.5v3.1H11V21Z'
export const filterIcon = 'M4 6h16M7 12h10M10 18h4'
export const fingerprintIcon =
  'M6 18c.8-2 1-3.8 1-6a5 5 0 0 1 10 0c0 2 0 3.5-.4 5.5M9.5 20c.8-2.2 1-5 1-8a1.5 1.5 0 0 1 3 0c0 3.5-.3 6-1 8.5M4 14c.3-1 .4-2 .4-3'
export const formulaIcon = 'M17 7V5H7l6 7-6 7h10v-2'
export const gridIcon =
  'M5 4h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1ZM14.5 4h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1ZM5 13.5h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1ZM14.5 13.5h4.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-4.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1Z'
export const halfIcon = 'M12 3.7a8.3 8.3 0 1 0 0 16.6a8.3 8.3 0 1 0 0-16.6ZM12 5.3a6.7 6.7 0 0 0 0 13.4Z'
export const homeIcon = 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1Z'
export const inboxIcon = 'M4 13.5 6.5 5h11L20 13.5V19H4ZM4 13.5h5a3 3 0 0 0 6 0h5'
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11v5M12 8v.01'
export const instagramIcon =
  'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5ZM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0ZM16.6 7.4h.01'
export const italicIcon = 'M10 5h7M7 19h7M14 5l-4 14'
export const joinIcon = 'M6 4v5a4 4 0 0 0 4 4h9M15 9l4 4-4 4M6 20v-4'
export const keyIcon = 'M4 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM11 12l8-8M16 7l2.5 2.5M13.5 9.5l2 2'
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1'
export const linkedinIcon =
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2ZM8 11v5M8 8v.01M12 16v-5M12 13c0-2.6 4-2.7 4 0v3'
export const lockIcon =
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM8 11V8a4 4 0 0 1 8 0v3'
export const mailIcon =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM3.5 7l8.5 6.5L20.5 7'
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const minusIcon = 'M6 12h12'
export const noteIcon = 'M5 4.5h14v10l-5 5H5ZM14 19.5v-5h5M8.5 9h7M8.5 12.5h4'
export const numbersIcon = 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 14.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3.5h2.5'
export const offlineIcon =
  'M4 4l16 16M5 11.5A11 11 0 0 1 9 9M19 11.5a11 11 0 0 0-6.5-3.4M8 15a6 6 0 0 1 5.5-1.7M12 19v.01'
export const pageIcon =
  'M5.5 4h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5ZM4 9h16M8 13h8M8 16.5h5'
export const paragraphIcon = 'M16 5v14M12 5v14M18 5h-7a4 4 0 0 0 0 8h1'
export const penIcon = 'M4 20l1-4L16.5 4.5l3 3L8 19ZM14 7l3 3'
export const peopleIcon =
  'M5.8 9a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0ZM3.5 19c.5-3.3 2.6-5 5.5-5s5 1.7 5.5 5M15.5 6.2a3 3 0 0 1 0 5.6M17 14.3c2 .6 3.2 2.2 3.5 4.7'
export const phoneIcon =
  'M5 3.5h3.2l1.6 4.3-2.1 1.6a12 12 0 0 0 5.9 5.9l1.6-2.1 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5C9.4 20 4 14.6 3.5 6.2A2.5 2.5 0 0 1 5 3.5Z'
export const pictureIcon =
  'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM7.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM5 17l5-4.5 3 2.5 3-3 3.5 3.5'
export const pinIcon =
  'M12 21c4.5-5 7-8.3 7-11.3A7 7 0 0 0 5 9.7C5 12.7 7.5 16 12 21ZM9.6 9.8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z'
export const playIcon = 'M8 5.5v13l10.5-6.5Z'
export const plusIcon = 'M12 5v14M5 12h14'
export const printIcon = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z'
export const pulseIcon = 'M3 12h4l2.5-6 5 12 2.5-6h4'
export const qrIcon = 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM17.5 17.5H20V20h-2.5ZM20 14v.01M14 20v.01'
export const quoteIcon = 'M10 7c-3 .5-4.5 2.5-4.5 5.5V17H10v-4.5H7.5M19 7c-3 .5-4.5 2.5-4.5 5.5V17H19v-4.5h-2.5'
export const ringIcon = 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z'
export const rupeeIcon = 'M7 5h10M7 9h10M7 5h3a4 4 0 0 1 0 8H7l7 6.5'
export const screenIcon = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
export const searchIcon = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM15.5 15.5l5 5'
export const sendIcon = 'M4 12 20 4.5 15.5 20l-4-6ZM11.5 14l8.5-9.5'
export const settingsIcon =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18'
export const shareIcon =
  'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM14.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM14.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM8.3 10.9l6.5-3.6M8.3 13.1l6.5 3.6'
export const shieldIcon = 'M12 3.5 19 6v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6ZM9 12l2.2 2.2L15.2 10'
export const signOutIcon = 'M10 4H5v16h5M9 12h11M15.5 7.5 20 12l-4.5 4.5'
export const smallRingIcon = 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z'
export const starIcon = 'M12 3l1.6 7.4L21 12l-7.4 1.6L12 21l-1.6-7.4L3 12l7.4-1.6Z'
export const tableIcon =
  'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M4 14.5h16M10 10v9'
export const tickIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM8.57 11.73l2.22 2.23 4.63-4.81a.8.8 0 0 1 1.15 1.11l-5.76 5.98-3.38-3.37a.8.8 0 0 1 1.14-1.14Z'
export const twitterIcon = 'M4.5 19.5l6-6M13 10.7l6-6.2M4 4.5h4L19.8 19.5h-4Z'
export const undoIcon = 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'
export const uploadIcon = 'M12 16V5M7 9l5-5 5 5M5 20h14'
export const userIcon = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM4.5 20.5c.8-4.5 3.6-6.5 7.5-6.5s6.7 2 7.5 6.5'
export const warningIcon = 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.01'
export const whatsappIcon =
  'M4 20l1.2-4A8 8 0 1 1 8.2 18.9ZM9 8.5c.5 3 2.5 5.2 6 6l.9-1.6-2-1-.8.9a5 5 0 0 1-2.5-2.5l.9-.8-1-2Z'
export const youtubeIcon =
  'M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-5a3.5 3.5 0 0 1 3.5-3.5ZM10.5 9.5l4 2.5-4 2.5Z'
