import { Button as KitButton } from '@northlight/ui/kit/button.tsx'
import { Dialog as NativeDialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import * as icons from '@northlight/ui/kit/icons.ts'
import { LogoMark } from '@northlight/ui/kit/logo.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { FilterButton, FilterOptions } from '@northlight/ui/overlay/filter-button.tsx'
import { Menu, MenuCheck, MenuLabel, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { useState } from 'react'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { Row, Show } from './show.tsx'

const campuses = ['Bengaluru', 'Mysuru', 'Hubballi'].map((label) => ({ value: label, label }))

export function Overlays() {
  const [open, setOpen] = useState<'site' | 'warning' | 'office'>()
  const [campus, setCampus] = useState('')
  const close = () => setOpen(undefined)
  return (
    <>
      <Show name="Dialogs">
        <Row>
          <Button onClick={() => setOpen('site')}>Dialog of the site</Button>
          <Button onClick={() => setOpen('warning')}>Warning of the site</Button>
          <Button onClick={() => setOpen('office')}>Dialog of the office</Button>
        </Row>
        <NativeDialog
          isOpen={open === 'site' || open === 'warning'}
          kind={open === 'warning' ? 'warning' : 'dialog'}
          onClose={close}
          title={open === 'warning' ? 'You left the full screen' : 'Before the clock starts'}
          lead="Three hours, 75 questions. You can move freely between the sections."
          actions={<KitButton onClick={close}>Back to the test</KitButton>}
        />
        <Dialog
          open={open === 'office'}
          onClose={close}
          title="Delete this article?"
          foot={
            <span className="end">
              <Button onClick={close}>Keep it</Button>
              <Button look="danger-filled" onClick={close}>
                Delete
              </Button>
            </span>
          }
        >
          <p>It goes from the site and from every list.</p>
        </Dialog>
      </Show>
      <Show name="Menus and filters">
        <Row>
          <Menu align="start" trigger={<Button icon="dots">More</Button>}>
            <MenuLabel>This article</MenuLabel>
            <MenuItem icon="document" onClick={close} under="with all its pictures">
              Duplicate
            </MenuItem>
            <MenuItem ticked onClick={close}>
              Shown
            </MenuItem>
            <MenuItem icon="lock" disabled onClick={close}>
              Switched off
            </MenuItem>
            <MenuCheck checked onChange={close}>
              With drafts
            </MenuCheck>
            <MenuLine />
            <MenuItem icon="close" danger onClick={close}>
              Delete…
            </MenuItem>
          </Menu>
          <FilterButton label="Campus" value={campus}>
            {(done) => (
              <FilterOptions
                options={campuses}
                value={campus}
                onChoose={(value) => {
                  setCampus(value)
                  done()
                }}
              />
            )}
          </FilterButton>
          <FilterBar
            label="Which families"
            value="mine"
            options={[
              ['mine', 'Mine'],
              ['all', 'All'],
            ]}
            onChange={() => {}}
          />
        </Row>
      </Show>
      <Show name="Messages that come and go">
        <Row>
          <Button onClick={() => toast.done('The article is off the site.', { undo: () => {} })}>Can be undone</Button>
          <Button onClick={() => toast.done('Saved.', { link: { to: '/', label: 'To today' } })}>With a link</Button>
          <Button onClick={() => toast.failed('The server did not answer. Please try again.')}>Failed</Button>
        </Row>
      </Show>
      <Show name="Icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-4 text-xs text-ink-2">
          <li className="grid justify-items-start gap-2 text-night">
            <LogoMark size={24} /> logo
          </li>
          {Object.entries(icons).map(([name, path]) => (
            <li key={name} className="grid justify-items-start gap-2">
              <Icon path={path} size={24} className="text-ink" />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      </Show>
    </>
  )
}
