/** Years completed on a calendar day; both are `2010-04-23`. */
export const ageOn = (born: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** Under 18, the law asks for a parent's agreement. */
export const ageOfConsent = 18

export const isMinor = (born: string, day: string): boolean => ageOn(born, day) < ageOfConsent
