// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { noteTyped, restoreTyped } from './typed-early.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function draw(): HTMLTextAreaElement {
  document.body.innerHTML = '<div id="root"></div>';
  const field = document.createElement('textarea');
  field.id = 'message';
  document.querySelector('#root')?.append(field);
  return field;
}

function type(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a form that is drawn once more has what was typed before and in the meantime', () => {
  const field = draw();
  field.value = 'Which card';
  noteTyped();
  type(field, 'Which card do you have');
  const again = draw();
  const heard: string[] = [];
  again.addEventListener('input', () => heard.push(again.value));
  restoreTyped();
  expect(again.value).toBe('Which card do you have');
  expect(heard).toEqual(['Which card do you have']);
});

test('what is typed once the app has the page is its own', () => {
  noteTyped();
  restoreTyped();
  type(draw(), 'later');
  const again = draw();
  restoreTyped();
  expect(again.value).toBe('');
});
