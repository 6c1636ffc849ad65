/** `/events` is current on `/events` and `/events/open-house`, never on `/events-archive`. */
export const isWithin = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`)
