import { lazy } from 'react';

const steps = () => import('./step-dialog');
const hours = () => import('./hour-dialogs');
const erasing = () => import('./erase-dialog');
const Return = lazy(() => steps().then((all) => ({ default: all.Return })));
const Withdraw = lazy(() => steps().then((all) => ({ default: all.Withdraw })));
const Publish = lazy(() => hours().then((all) => ({ default: all.Publish })));
const Schedule = lazy(() => hours().then((all) => ({ default: all.Schedule })));
const Embargo = lazy(() => hours().then((all) => ({ default: all.Embargo })));
const Discard = lazy(() => erasing().then((all) => ({ default: all.Discard })));
const Erase = lazy(() => erasing().then((all) => ({ default: all.Erase })));

/** What asks what a change is to readers. */
export const Extent = lazy(() => import('./change-kind').then((all) => ({ default: all.Extent })));
/** A change that waits for a second person. */
export const PendingChange = lazy(() => import('./pending').then((all) => ({ default: all.PendingChange })));

/** The dialog of each step that asks for something. All are loaded when they are opened, so that the screen comes sooner. */
export const DIALOGS = {
	publish: Publish,
	schedule: Schedule,
	return: Return,
	embargo: Embargo,
	withdraw: Withdraw,
	discard: Discard,
	erase: Erase,
};
