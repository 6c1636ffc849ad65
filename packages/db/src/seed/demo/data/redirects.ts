/** This category was renamed. */
export const demoRedirects = [{ from_path: '/achievers/nstse', to_path: '/achievers/olympiads', status: 301 }]
