/**
 * What the examples of the calls for second factors send. They fit the rows of the tests' example world and the moment
 * at which its clock stands; anywhere else they open nothing.
 */
export const exampleTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const exampleTotpCode = '000000'
export const exampleRecoveryCode = { kept: 'kept2-c0de5', fresh: 'fresh-c0de7' }
export const exampleChallenge = 'ZXhhbXBsZS1vZi1hLWNoYWxsZW5nZS1mb3ItdGVzdHM'

export const examplePasskey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '' },
}
export const exampleProof = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}
