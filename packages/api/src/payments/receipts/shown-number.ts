/** A number of the gateway as it is; of what was paid at the desk as much as a person can read out. */
export const shownNumber = (id: string): string => (id.startsWith('desk_') ? id.slice(0, 'desk_'.length + 8) : id)
