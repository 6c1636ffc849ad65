/**
 * The path of a picture or a file of ours. The API names them with the host of SITE_URL, for mails and machines; on a
 * page they are found where the page itself was reached, be that an IP address or the name of a machine in the house.
 */
export const ownAddress = (address: string): string =>
  address.replace(/^https?:\/\/[^/]+(?=\/(?:storage|api\/v1)\/)/i, '')
