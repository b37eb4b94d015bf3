extension CatalogTable {
  /// What needs a purpose string before the system lets the app near a resource of the person.
  static let permission = CatalogTable(
    "permission",
    #"""
    rule permission.camera warning
    title Camera
    why The app can see; without NSCameraUsageDescription the first access ends the process.
    mend Say in NSCameraUsageDescription what pictures are for, or remove the capture.
    doubt A capture session or input can also be for sound alone.
    see developer.apple.com/documentation/bundleresources/information-property-list/nscamerausagedescription
    swift static AVCaptureDevice.requestAccess possible | certain if statement(video) | never if statement(audio)
    swift static AVCaptureDevice.default likely | certain if statement(video) | never if statement(audio)
    swift static AVCaptureDevice.DiscoverySession likely | never if statement(builtInMicrophone,microphone)
    swift type AVCaptureDeviceInput likely | never if statement(audio,audioDevice,microphone)
    swift type AVCaptureSession likely
    c message requestAccessForMediaType: possible | certain if statement(AVMediaTypeVideo) | never if statement(AVMediaTypeAudio)
    c message defaultDeviceWithMediaType: likely | never if statement(AVMediaTypeAudio)
    c message defaultDeviceWithDeviceType: likely | never if statement(AVMediaTypeAudio)
    binary message [AVCaptureDevice requestAccessForMediaType:completionHandler:] never | likely if file(AVMediaTypeVideo)
    c type AVCaptureDeviceDiscoverySession likely
    c type AVCaptureDeviceInput likely | never if statement(audioDevice,microphone)
    c type AVCaptureSession likely
    swift implicit .camera never | certain if context(UIImagePickerController)
      | likely if statement(sourceType) and file(UIImagePickerController) | possible if statement(sourceType)
    swift static UIImagePickerController.SourceType possible | certain if statement(camera)
    c constant UIImagePickerControllerSourceTypeCamera
    both type VNDocumentCameraViewController
    swift type DataScannerViewController
    both type ARSession
    both type ARWorldTrackingConfiguration
    both type ARFaceTrackingConfiguration
    swift type RoomCaptureSession
    swift type RoomCaptureView

    rule permission.microphone warning
    title Microphone
    why The app can listen; without NSMicrophoneUsageDescription the first access ends the process.
    mend Say in NSMicrophoneUsageDescription what recordings are for, or remove the recording.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsmicrophoneusagedescription
    swift method .requestRecordPermission certain | certain if root(AVAudioSession,AVAudioApplication)
    c message requestRecordPermission:
    c message requestRecordPermissionWithCompletionHandler:
    swift static AVCaptureDevice.requestAccess never | certain if statement(audio)
    swift static AVCaptureDevice.default never | certain if statement(audio)
    both type AVAudioRecorder
    both member .inputNode possible | certain if root(AVAudioEngine) | likely if import(AVFoundation,AVFAudio)
    c message [_ inputNode] possible | certain if root(AVAudioEngine) | likely if import(AVFoundation,AVFAudio)
    both member .isMicrophoneEnabled likely | certain if import(ReplayKit) | certain if root(RPScreenRecorder)
    c member .microphoneEnabled likely | certain if import(ReplayKit)
    c message setMicrophoneEnabled: likely | certain if import(ReplayKit)
    c message requestAccessForMediaType: never | certain if statement(AVMediaTypeAudio)
    c message defaultDeviceWithMediaType: never | certain if statement(AVMediaTypeAudio)
    binary message [AVCaptureDevice requestAccessForMediaType:completionHandler:] never | likely if file(AVMediaTypeAudio)

    rule permission.system-audio warning
    title Sound of other apps, on macOS
    why A tap hears what every other program plays, calls included.
    mend Limit the tap to the processes that you need, and state why in NSAudioCaptureUsageDescription.
    doubt Without the text the tap is reported to stay silent, with no prompt.
    see developer.apple.com/documentation/coreaudio/capturing-system-audio-with-core-audio-taps
    both function AudioHardwareCreateProcessTap
    both type CATapDescription

    rule permission.main-camera warning
    title Main camera of Apple Vision Pro
    why Frames show the room and the people in it.
    mend State why in NSMainCameraUsageDescription, and process frames on the device.
    doubt It works with an enterprise licence only, and systems before visionOS 2.4 ask for another key.
    see developer.apple.com/documentation/arkit/cameraframeprovider
    swift type CameraFrameProvider

    rule permission.photos warning
    title Photo library
    why Pictures and their places and dates are open to the app, for good unless access is limited.
    mend Use the system's photo picker, which needs no permission, or state why in NSPhotoLibraryUsageDescription.
    doubt The pickers run outside the app and need no text; an image picker needs one on iOS 10 and earlier only.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsphotolibraryusagedescription
    swift static PHPhotoLibrary.requestAuthorization certain | never if statement(addOnly)
    swift static PHPhotoLibrary.shared likely | possible if statement(performChanges)
    swift static PHAsset.fetchAssets
    swift static PHAssetCollection.fetchAssetCollections
    both type PHImageManager
    both type PHCachingImageManager
    c type PHPhotoLibrary likely | possible if statement(performChanges) | never if statement(PHAccessLevelAddOnly)
    binary message [PHPhotoLibrary requestAuthorization:] likely | possible if file(SFSpeechRecognizer,MPMediaLibrary)
    binary message [PHPhotoLibrary requestAuthorizationForAccessLevel:handler:] likely
    binary message [PHAsset fetchAssetsWithOptions:] likely
    binary message [PHAsset fetchAssetsWithMediaType:options:] likely
    binary message [PHAsset fetchAssetsInAssetCollection:options:] likely
    c type PHAsset
    c type PHAssetCollection
    both type ALAssetsLibrary
    swift implicit .photoLibrary never | possible if context(UIImagePickerController) | possible if statement(sourceType)
    c constant UIImagePickerControllerSourceTypePhotoLibrary possible

    rule permission.photos-add warning
    title Additions to the photo library
    why What is saved there syncs with the account and can be read by other apps that see the library.
    mend State why in NSPhotoLibraryAddUsageDescription, or let the person save through the share sheet.
    doubt A share sheet that offers to save a picture needs the same text, without any of these calls.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsphotolibraryaddusagedescription
    swift static PHPhotoLibrary.requestAuthorization never | certain if statement(addOnly)
    c type PHPhotoLibrary never | certain if statement(PHAccessLevelAddOnly)
    both function UIImageWriteToSavedPhotosAlbum
    both function UISaveVideoAtPathToSavedPhotosAlbum
    both type PHAssetCreationRequest
    swift static PHAssetChangeRequest.creationRequestForAsset
    swift static PHAssetChangeRequest.creationRequestForAssetFromImage
    swift static PHAssetChangeRequest.creationRequestForAssetFromVideo
    c message creationRequestForAssetFromImage:
    c message creationRequestForAssetFromImageAtFileURL:
    c message creationRequestForAssetFromVideoAtFileURL:

    rule permission.media-library warning
    title Media library and Apple Music
    why What somebody listens to is personal, and the first access without NSAppleMusicUsageDescription ends the process.
    mend State why in NSAppleMusicUsageDescription, or leave the library alone.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsapplemusicusagedescription
    both type MPMediaLibrary
    both type MPMediaQuery
    both type MPMediaPickerController
    swift type MusicAuthorization
    both type SKCloudServiceController

    rule permission.speech-recognition warning
    title Speech recognition
    why Recorded speech is turned into text, on Apple's servers unless kept on the device.
    mend State why in NSSpeechRecognitionUsageDescription, and set requiresOnDeviceRecognition.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsspeechrecognitionusagedescription
    both type SFSpeechRecognizer

    rule permission.tv-provider warning
    title TV provider account
    why The app learns which provider somebody subscribes to.
    mend State why in NSVideoSubscriberAccountUsageDescription.
    see developer.apple.com/documentation/videosubscriberaccount/vsaccountmanager
    both type VSAccountManager

    rule permission.location warning
    title Location while the app is used
    why Where a person is says much about them, and without a purpose string the request is ignored.
    mend State why in NSLocationWhenInUseUsageDescription, and ask for the roughest accuracy that serves.
    doubt macOS reads NSLocationUsageDescription, which sources mark differently as current and as deprecated.
    see developer.apple.com/documentation/bundleresources/information-property-list/nslocationwheninuseusagedescription
    both type CLLocationManager
    swift method .requestWhenInUseAuthorization certain | certain if root(CLLocationManager)
    swift method .requestLocation likely | certain if root(CLLocationManager)
    swift method .startUpdatingLocation certain | certain if root(CLLocationManager)
    swift type CLLocationUpdate
    both type CLServiceSession
    both member .isAuthorizedForWidgetUpdates certain | certain if root(CLLocationManager)
    swift type LocationButton never | certain if import(CoreLocationUI)
    both type CLLocationButton
    c message [_ requestWhenInUseAuthorization]
    c message [_ requestLocation] likely | certain if root(CLLocationManager)
    c message [_ startUpdatingLocation]
    c member .authorizedForWidgetUpdates
    c message [_ isAuthorizedForWidgetUpdates]

    rule permission.location-always warning
    title Location in the background
    why The app learns where somebody goes while it is closed.
    mend Do with access while in use, else state why in NSLocationAlwaysAndWhenInUseUsageDescription.
    doubt The older NSLocationAlwaysUsageDescription is needed for iOS 10 and earlier only, though upload checks asked for it later.
    see developer.apple.com/documentation/bundleresources/information-property-list/nslocationalwaysandwheninuseusagedescription
    swift method .requestAlwaysAuthorization certain | certain if root(CLLocationManager)
    both member .allowsBackgroundLocationUpdates certain | certain if root(CLLocationManager)
    swift method .startMonitoringSignificantLocationChanges certain | certain if root(CLLocationManager)
    swift method .startMonitoring(for: possible | certain if root(CLLocationManager) | likely if import(CoreLocation)
    swift method .startMonitoringVisits certain | certain if root(CLLocationManager)
    both type CLServiceSession never | certain if statement(always)
    c message [_ requestAlwaysAuthorization]
    c message setAllowsBackgroundLocationUpdates:
    c message [_ startMonitoringSignificantLocationChanges]
    c message startMonitoringForRegion:
    c message [_ startMonitoringVisits]

    rule permission.location-full-accuracy warning
    title Full accuracy asked for once
    why The person chose a rough location, and is asked to give the exact one.
    mend Put the purpose key into NSLocationTemporaryUsageDescriptionDictionary, or do with the rough location.
    doubt The purpose key of each call has to be a key of that dictionary.
    see developer.apple.com/documentation/bundleresources/information-property-list/nslocationtemporaryusagedescriptiondictionary
    swift method .requestTemporaryFullAccuracyAuthorization certain | certain if root(CLLocationManager)
    c message requestTemporaryFullAccuracyAuthorizationWithPurposeKey:

    rule permission.contacts warning
    title Contacts
    why The address book is about other people, who were never asked.
    mend Use the contact picker, which needs no permission, or state why in NSContactsUsageDescription.
    see developer.apple.com/documentation/bundleresources/information-property-list/nscontactsusagedescription
    both type CNContactStore
    swift method .requestAccess(for: never | certain if root(CNContactStore) | likely if statement(contacts)
    swift type ContactAccessButton
    c message requestAccessForEntityType: likely | certain if root(CNContactStore)
    both function ABAddressBookRequestAccessWithCompletion

    rule permission.calendars warning
    title Calendar, reading and writing
    why Appointments tell where, when and with whom.
    mend Use the event editor or write-only access, or state why in NSCalendarsFullAccessUsageDescription.
    doubt An event store serves reminders and write-only access too, so it counts as possible where the file asks for those.
    doubt Systems before iOS 17 and macOS 14 read NSCalendarsUsageDescription instead.
    see developer.apple.com/documentation/bundleresources/information-property-list/nscalendarsfullaccessusagedescription
    swift method .requestFullAccessToEvents certain | certain if root(EKEventStore)
    c message requestFullAccessToEventsWithCompletion:
    swift method .requestAccess(to: never | certain if root(EKEventStore) and statement(event)
      | certain if statement(event)
    c message requestAccessToEntityType: never | certain if statement(EKEntityTypeEvent)
    swift type EKEventStore likely | possible if file(requestFullAccessToReminders,requestWriteOnlyAccessToEvents,reminder)
    c type EKEventStore likely | possible if file(requestFullAccessToRemindersWithCompletion,EKEntityTypeReminder)

    rule permission.calendars-add warning
    title Calendar, adding only
    why Entries that the app adds sync with the account and can invite other people.
    mend State why in NSCalendarsWriteOnlyAccessUsageDescription, or use the event editor.
    doubt Systems before iOS 17 and macOS 14 read NSCalendarsUsageDescription instead.
    see developer.apple.com/documentation/bundleresources/information-property-list/nscalendarswriteonlyaccessusagedescription
    swift method .requestWriteOnlyAccessToEvents certain | certain if root(EKEventStore)
    c message requestWriteOnlyAccessToEventsWithCompletion:

    rule permission.reminders warning
    title Reminders
    why Lists of things to do are as personal as a diary.
    mend State why in NSRemindersFullAccessUsageDescription.
    doubt Systems before iOS 17 and macOS 14 read NSRemindersUsageDescription instead.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsremindersfullaccessusagedescription
    swift method .requestFullAccessToReminders certain | certain if root(EKEventStore)
    c message requestFullAccessToRemindersWithCompletion:
    swift method .requestAccess(to: never | certain if root(EKEventStore) and statement(reminder)
      | certain if statement(reminder)
    c message requestAccessToEntityType: never | certain if statement(EKEntityTypeReminder)

    rule permission.motion warning
    title Motion and fitness
    why Steps and activity tell about health and daily routine.
    mend State why in NSMotionUsageDescription, or remove the query.
    doubt Altimeter and headphone motion are named by practice and not on Apple's page; raw motion needs no text on iOS.
    see developer.apple.com/documentation/bundleresources/information-property-list/nsmotionusagedescription
    both type CMPedometer
    both type CMMotionActivityManager
    both type CMSensorRecorder
    both type CMMovementDisorderManager
    both type CMAltimeter
    both type CMHeadphoneMotionManager

    rule permission.fall-detection warning
    title Fall events
    why A fall is a health event, and the app is told of it.
    mend State why in NSFallDetectionUsageDescription.
    doubt What happens without the text is not documented.
    see developer.apple.com/documentation/coremotion/cmfalldetectionmanager
    both type CMFallDetectionManager

    rule permission.health warning
    title Health data
    why Health data is among the most protected there is, in law and by Apple's rules.
    mend Ask for the types that you use, and state why in the two health purpose strings, for reading and for writing.
    see developer.apple.com/documentation/bundleresources/information-property-list/nshealthshareusagedescription
    both type HKHealthStore
    swift method .requestAuthorization(toShare: certain | certain if root(HKHealthStore)
    swift method .healthDataAccessRequest certain | certain if root(View)
    swift method .enableBackgroundDelivery likely | certain if root(HKHealthStore)
    c message requestAuthorizationToShareTypes:readTypes:
    c message enableBackgroundDeliveryForType:

    rule permission.health-records warning
    title Clinical records
    why Records of clinics are read, diagnoses and results included.
    mend State why in NSHealthClinicalHealthRecordsShareUsageDescription, and read only what is shown.
    see developer.apple.com/documentation/healthkit/hkclinicaltype
    both type HKClinicalType
    swift type HKClinicalTypeIdentifier
    swift static HKObjectType.clinicalType
    c message clinicalTypeForIdentifier:

    rule permission.homekit warning
    title Home data
    why Rooms, devices and their states tell who is at home.
    mend State why in NSHomeKitUsageDescription.
    see developer.apple.com/documentation/bundleresources/information-property-list/nshomekitusagedescription
    both type HMHomeManager
    """#)
}
