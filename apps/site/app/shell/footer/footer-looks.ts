export const footerLine = 'block py-1.5 leading-snug text-on-night no-underline hover:text-gold hover:underline'
