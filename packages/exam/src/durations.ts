/** Every instant in the engine is epoch milliseconds of the server's clock, and every duration is milliseconds. */
export type Ms = number

export const seconds = (n: number): Ms => n * 1000
export const minutes = (n: number): Ms => seconds(n * 60)
export const hours = (n: number): Ms => minutes(n * 60)
export const days = (n: number): Ms => hours(n * 24)
