import { connect } from 'node:net'
import { seconds } from '@northlight/contract/durations'

/** Asks for one address over and over on open connections; prints what it counted as JSON. */
const [address = '', connections = '64', duration = '8'] = process.argv.slice(2)
const { hostname, port, pathname, search } = new URL(address)
const request = Buffer.from(
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`,
)

let answers = 0
let failures = 0
let isOver = false

const open = () => {
  const socket = connect(Number(port || 80), hostname)
  let head: Buffer = Buffer.alloc(0)
  let bodyLeft = -1
  const ask = () => {
    if (isOver) socket.destroy()
    else socket.write(request)
  }
  socket.setNoDelay(true)
  socket.on('connect', ask)
  socket.on('error', () => {
    failures += 1
  })
  socket.on('close', () => {
    if (!isOver) open()
  })
  socket.on('data', (chunk: Buffer) => {
    if (bodyLeft < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      // Lengths are enough: everything measured here is sent with one.
      bodyLeft = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4)
      if (!/^HTTP\/1\.1 [23]/.test(text)) failures += 1
      head = Buffer.alloc(0)
    } else bodyLeft -= chunk.length
    if (bodyLeft > 0) return
    bodyLeft = -1
    answers += 1
    ask()
  })
}

const began = performance.now()
for (let at = 0; at < Number(connections); at++) open()
setTimeout(
  () => {
    isOver = true
    const perSecond = answers / ((performance.now() - began) / seconds(1))
    process.stdout.write(JSON.stringify({ perSecond, failures }), () => process.exit(0))
  },
  seconds(Number(duration)),
)
