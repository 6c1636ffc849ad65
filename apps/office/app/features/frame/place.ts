/** A screen the side leads to, and the act without which it is not shown. */
export type Place = { to: string; label: string; act: string }
