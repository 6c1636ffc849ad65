/** Script and style of the sandbox's window. Each stands in the page whole and is allowed by its hash. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b2540;background:#fbf8f1}
main{max-width:28rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.2;margin:.75rem 0 0}
.demo{margin:0;padding:.5rem .75rem;border-radius:.5rem;background:#eacf6c;color:#0e1a33;font-weight:600}
.order{margin:.25rem 0 1rem;color:#4a5370;font-size:.8125rem;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li span{display:block;color:#4a5370;font-size:.8125rem;margin-top:.25rem}
button{width:100%;min-height:2.75rem;font:inherit;font-weight:600;border-radius:.75rem;border:1px solid #0e1a33;background:#fff;color:#0e1a33;cursor:pointer}
button.first{background:#0e1a33;color:#fbf8f1}
button:focus-visible{outline:3px solid #8a6d00;outline-offset:2px}
button:disabled{opacity:.55;cursor:default}
[role=status]{min-height:1.5rem;font-weight:600}
`

export const pageScript = `
const order = document.body.dataset.order
const status = document.querySelector('[role=status]')
const buttons = [...document.querySelectorAll('button')]
const tell = (outcome) => {
  if (window.parent !== window) window.parent.postMessage({ from: 'sandbox', order, outcome }, location.origin)
}
const words = { paid: 'Paid. You can close this page.', failed: 'The bank declined.', dismissed: 'Closed.' }
const act = async (button) => {
  const name = button.dataset.act
  if (name === 'dismiss') { tell({ kind: 'dismissed' }); status.textContent = words.dismissed; return }
  for (const other of buttons) other.disabled = true
  status.textContent = 'One moment …'
  try {
    const reply = await fetch('/sandbox/checkout/' + order + '/' + name, { method: 'POST' })
    if (!reply.ok) throw new Error(String(reply.status))
    const outcome = await reply.json()
    status.textContent = words[outcome.kind]
    tell(outcome)
  } catch {
    status.textContent = 'That did not work. Please try again.'
  }
  for (const other of buttons) other.disabled = false
}
for (const button of buttons) button.addEventListener('click', () => act(button))
addEventListener('keydown', (event) => { if (event.key === 'Escape') tell({ kind: 'dismissed' }) })
buttons[0].focus()
`
