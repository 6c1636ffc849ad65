import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { seconds } from '@northlight/contract/durations'
import { freePort } from '../scripts/free-port.ts'
import { wait } from './server.ts'

/** nginx with one worker, handing out the given page already compressed; nothing where it is not installed. */
export async function startNginx(html: Uint8Array): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-nginx-'))
  const port = await freePort()
  await mkdir(join(folder, 'pages'))
  await mkdir(join(folder, 'temporary'))
  await writeFile(join(folder, 'pages', 'index.html'), brotliCompressSync(html))
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `user ${userInfo().username}; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 100000000; default_type "text/html; charset=utf-8"; open_file_cache max=10;
  ${places.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/pages; add_header content-encoding br; add_header vary Accept-Encoding; }
}
`,
  )
  // Debian puts it where only administrators look.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore', env })
  let isLost = false
  child.on('error', () => {
    isLost = true
  })
  const url = `http://127.0.0.1:${port}/`
  for (let tries = 0; tries < 20 && !isLost && child.exitCode === null; tries++) {
    const reply = await fetch(url).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) {
      const stop = async () => {
        child.kill('SIGQUIT')
        await once(child, 'exit')
        await rm(folder, { recursive: true, force: true })
      }
      return { url, stop }
    }
    await wait(seconds(0.1))
  }
  if (!isLost) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  return undefined
}
