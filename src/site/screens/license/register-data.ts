import type { LicensePath } from '../../../editions/paths/license-path';
import type { LicenseBlocks } from '../../../queries/license/license-screen';

export interface RegisterData extends LicenseBlocks {
	kind: 'register';
	path: LicensePath;
}
