import { Modal, type ModalProps } from '@mantine/core';
import { createContext, useLayoutEffect } from 'react';

/** What is behind a dialog can neither be pressed nor heard, as behind the browser's own; Mantine's keeps only the focus inside. */
export function useNothingBehind(opened: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!opened || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [opened]);
}

/** A dialog has a frame already: what is in it draws none. */
export const InDialog = createContext(false);

/** Mantine's `Modal` in our look. It stays in the page while it is closed: it gives the focus back to what has opened it. */
export function StaffModal({ closeButtonProps, children, ...modal }: ModalProps) {
  useNothingBehind(modal.opened);
  return (
    <Modal
      size="34rem"
      radius="md"
      padding="lg"
      // The theme's paper is its ground; the bar above must not be of another.
      styles={{
        header: { background: 'var(--sheet)' },
        title: { fontSize: 'var(--text-h3)', fontWeight: 600 },
      }}
      // It would write a style element without the page's nonce.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close', size: 'xl', ...closeButtonProps }}
      {...modal}
    >
      <InDialog value>{children}</InDialog>
    </Modal>
  );
}
