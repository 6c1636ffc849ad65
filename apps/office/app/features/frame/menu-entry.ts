/** A screen the side leads to, the act without which it is not shown, and the one with which another screen has it all. */
export type MenuEntry = { to: string; label: string; act: string; unless?: string }
