const scales = [1, 1.15, 1.3, 1.5]

/** How much larger the text of the questions is at each step of A+. */
export const textScale = (size: number): number => scales[size] ?? 1
