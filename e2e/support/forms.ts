/** A mobile number that no other journey uses: forms are limited by who sends them. */
export const ownPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
export const ownEmail = () => `journey-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Eight grey dots by eight, as a PNG. */
const dots = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR4nGOoxwEYhpYEADfzX0Hh3xezAAAAAElFTkSuQmCC'

/** A real picture, for forms that ask for one. */
export const smallPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dots, 'base64') })
