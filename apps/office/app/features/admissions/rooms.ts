type Room = { name: string; seats: number }

/** One room a line, as people write them: `Room 101: 40`. */
export const roomsText = (rooms: readonly Room[]): string =>
  rooms.map(({ name, seats }) => `${name}: ${seats}`).join('\n')

/** A line without a number is sent without one, and the server says what is missing. */
export const roomsIn = (typed: string): { name: string; seats: number | null }[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, name = line, seats] = /^(.*?)[\s:,]+(\d{1,5})$/.exec(line) ?? []
      return { name: name.trim(), seats: seats === undefined ? null : Number(seats) }
    })
