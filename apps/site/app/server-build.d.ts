declare module 'virtual:react-router/server-build' {
  export const entry: import('react-router').ServerBuild['entry']
}
