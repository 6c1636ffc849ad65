/**
 * What the examples of the calls for second factors send. They fit the rows of the tests' example world and the moment
 * at which its clock stands; anywhere else they open nothing.
 */
export const exampleTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const exampleTotpCode = '240142'
export const exampleRecoveryCode = { kept: 'kept2-c0de5', fresh: 'fresh-c0de7' }
export const exampleChallenges = {
  register: 'ZXhhbXBsZSBvZiBhIGNoYWxsZW5nZSB0byByZWdpc3Rlcg',
  prove: 'ZXhhbXBsZSBvZiBhIGNoYWxsZW5nZSB0byBiZSBwcm92ZWQ',
}
/** The passkey that makes the proof below, as it is kept. */
export const exampleKept = {
  credential_id: 'r5W8majEqpeqXQd7PypghA',
  public_key: 'pQECAyYgASFYICYUIhHCL_n9lZFVaPQ3iiW39EP4pq2tW51IlFuC8iskIlggiUKCz4E2cR93lf6zbBbgn1YbrDVcYrTZVTwzS5CpPA4',
}

export const examplePasskey = {
  id: '3deDZSCapRrPXkHC309COQ',
  rawId: '3deDZSCapRrPXkHC309COQ',
  type: 'public-key',
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWlhoaGJYQnNaU0J2WmlCaElHTm9ZV3hzWlc1blpTQjBieUJ5WldkcGMzUmxjZyIsIm9yaWdpbiI6Imh0dHBzOi8vbm9ydGhsaWdodC50ZXN0IiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ',
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUj-ICFPng6SHBcrucjG_ehDKAy_7g-0aexbvbCr0aueVFAAAAAQAAAAAAAAAAAAAAAAAAAAAAEN3Xg2UgmqUaz15Bwt9PQjmlAQIDJiABIVgg1-BZtFL4gZOTiIp6iuWxTKncqf39g71wxJg2Qxv2VnwiWCAQ2NpP8c1YozuwLe8HW5FtKpOf4mW803hFMs1hw2NumQ',
    transports: ['internal'],
  },
}
export const exampleProof = {
  id: 'r5W8majEqpeqXQd7PypghA',
  rawId: 'r5W8majEqpeqXQd7PypghA',
  type: 'public-key',
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWlhoaGJYQnNaU0J2WmlCaElHTm9ZV3hzWlc1blpTQjBieUJpWlNCd2NtOTJaV1EiLCJvcmlnaW4iOiJodHRwczovL25vcnRobGlnaHQudGVzdCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    authenticatorData: 'j-ICFPng6SHBcrucjG_ehDKAy_7g-0aexbvbCr0aueUFAAAAAQ',
    signature: 'MEUCIQDPvrKjrJT-GSZFxJcRlHcd1GA4ugJzaFnIY4KmRRV2qAIgEvDy2CVsxyuypkSQ-U3VaNWazoxG_vnAjSlOt0gZU_g',
  },
}
